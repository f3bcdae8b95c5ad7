/** View type of the panel. The manifest activates the extension by it when a window is restored. */
export const PREVIEW_VIEW_TYPE = 'tripwright.preview';
