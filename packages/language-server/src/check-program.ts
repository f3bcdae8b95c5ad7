/** The program of the thread that checks feeds: it stands beside this module, or beside the bundle that this module is in. */
export const CHECK_PROGRAM: URL = new URL(
  import.meta.url.endsWith('.ts') ? './check-worker.ts' : './check-worker.js',
  import.meta.url,
);
