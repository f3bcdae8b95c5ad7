/** A window of time of a board: Unix seconds, `to` exclusive. */
export interface BoardWindow {
  readonly from: number;
  readonly to: number;
}

/** The text of a window, which leads to it on any server. */
export function writeBoardPage({ from, to }: BoardWindow): string {
  return Buffer.from(`v1:board:${from}:${to}`, 'utf8').toString('base64url');
}

/** The window of a text of {@link writeBoardPage}; undefined for any other. */
export function readBoardPage(page: string): BoardWindow | undefined {
  if (page.length > 100) return undefined;
  const match = /^v1:board:(-?\d{1,12}):(-?\d{1,12})$/.exec(Buffer.from(page, 'base64url').toString('utf8'));
  if (match === null) return undefined;
  const [from, to] = [Number(match[1]), Number(match[2])];
  return to > from ? { from, to } : undefined;
}
