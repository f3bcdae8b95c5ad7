import { createServer } from 'node:net';

/** Number of ports tried above the one that is taken. */
const TRIED = 50;

/** The first port above `taken` on which this machine can listen now; undefined when none of the next ones is free. */
export async function freePortAbove(taken: number, host: string): Promise<number | undefined> {
  for (let port = taken + 1; port <= Math.min(65_535, taken + TRIED); port++) if (await isFree(port, host)) return port;
  return undefined;
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
