// The real server in a process of its own, on any free port of this machine: prints its address, stops with its input.
import { clockFrom, readConfig, startServer } from '@tripwright/server';

/** The second is the instant at which its clock starts. */
const [data, now] = process.argv.slice(2);
if (data === undefined) throw new Error('usage: serve.ts FOLDER-OF-REGIONS [UNIX]');
const config = readConfig(undefined, {}, { port: 0, host: '127.0.0.1', open: true });
const server = await startServer({ config, data, ...(now !== undefined && { clock: clockFrom(Number(now), 1) }) });
console.log(
  JSON.stringify({
    url: server.url.replace('localhost', '127.0.0.1'),
    regions: server.regions.map(({ code }) => code),
  }),
);
process.stdin.resume();
process.stdin.on('end', () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
