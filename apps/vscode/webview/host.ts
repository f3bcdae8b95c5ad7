import {
  type HostMessage,
  type PanelMessage,
  type PlanChoice,
  readHostMessage,
  readSavedSubject,
  type SavedSubject,
} from '../shared/messages.ts';

/** The state that the panel keeps when it is hidden, moved or reloaded. */
export interface SavedState {
  readonly choice?: PlanChoice | undefined;
  readonly selectedTrip?: number | undefined;
  /** The request of a document that the panel shows in place of a choice. */
  readonly subject?: SavedSubject | undefined;
}

/** The host that shows the page. */
export interface Host {
  send(message: PanelMessage): void;
  listen(onMessage: (message: HostMessage) => void): void;
  load(): SavedState;
  save(state: SavedState): void;
}

interface EditorApi {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
}

declare const acquireVsCodeApi: (() => EditorApi) | undefined;

/** Connects to the editor, or without an editor to the page itself, so that an ordinary browser can run and test it. */
export function connectHost(): Host {
  const editor = typeof acquireVsCodeApi === 'undefined' ? undefined : acquireVsCodeApi();
  let state: SavedState = {};
  return {
    send: (message) => {
      if (editor === undefined) window.dispatchEvent(new CustomEvent('tripwright-panel', { detail: message }));
      else editor.postMessage(message);
    },
    listen: (onMessage) => {
      window.addEventListener('message', (event: MessageEvent<unknown>) => {
        const message = readHostMessage(event.data);
        if (message !== undefined) onMessage(message);
      });
    },
    load: () => (editor === undefined ? state : readSavedState(editor.getState())),
    save: (next) => {
      state = next;
      editor?.setState(next);
    },
  };
}

/** Parses the saved state. An older version may have written another form, so invalid parts are dropped. */
function readSavedState(saved: unknown): SavedState {
  if (typeof saved !== 'object' || saved === null) return {};
  const { choice, selectedTrip, subject } = saved as Record<'choice' | 'selectedTrip' | 'subject', unknown>;
  const kept = readSavedSubject(subject);
  const trip = typeof selectedTrip === 'number' && Number.isInteger(selectedTrip) ? selectedTrip : undefined;
  if (typeof choice !== 'object' || choice === null) return { selectedTrip: trip, subject: kept };
  const { from, to, departAfter } = choice as Record<'from' | 'to' | 'departAfter', unknown>;
  if (typeof from !== 'string' || typeof to !== 'string') return { selectedTrip: trip, subject: kept };
  return {
    selectedTrip: trip,
    subject: kept,
    choice: { from, to, departAfter: typeof departAfter === 'number' ? departAfter : undefined },
  };
}
