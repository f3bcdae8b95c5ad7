import { parseArguments, USAGE } from './common/arguments.ts';
import type { Figures } from './common/figures.ts';
import { describeMachine, machineLine } from './common/machine.ts';
import type { RunOptions } from './common/run-options.ts';
import { say } from './common/talk.ts';

interface Suite {
  readonly run: (options: RunOptions) => Promise<Figures>;
  readonly print: (figures: Figures) => string;
}

/** Suites are loaded on request: the code of another suite must not count in a suite's memory figures. */
const SUITES: Readonly<Record<string, () => Promise<Suite>>> = {
  transit: async () => ({
    run: (await import('./transit/transit-suite.ts')).transitSuite,
    print: (await import('./transit/print-transit.ts')).printTransit,
  }),
  street: async () => ({
    run: (await import('./street/street-suite.ts')).streetSuite,
    print: (await import('./street/print-street.ts')).printStreet,
  }),
  journey: async () => ({
    run: (await import('./journey/journey-suite.ts')).journeySuite,
    print: (await import('./journey/print-journey.ts')).printJourney,
  }),
  graph: async () => ({
    run: (await import('./graph/graph-suite.ts')).graphSuite,
    print: (await import('./graph/print-graph.ts')).printGraph,
  }),
  http: async () => ({
    run: (await import('./http/http-suite.ts')).httpSuite,
    print: (await import('./http/print-http.ts')).printHttp,
  }),
  overload: async () => ({
    run: (await import('./overload/overload-suite.ts')).overloadSuite,
    print: (await import('./overload/print-overload.ts')).printOverload,
  }),
  live: async () => ({
    run: (await import('./live/live-suite.ts')).liveSuite,
    print: (await import('./live/print-live.ts')).printLive,
  }),
  places: async () => ({
    run: (await import('./places/places-suite.ts')).placesSuite,
    print: (await import('./places/print-places.ts')).printPlaces,
  }),
  answers: async () => ({
    run: (await import('./answers/answers-suite.ts')).answersSuite,
    print: (await import('./answers/print-answers.ts')).printAnswers,
  }),
};

// The command does the same: in development graphql-js looks for a second copy of itself at each value of an answer.
process.env['NODE_ENV'] ??= 'production';
const parsed = parseArguments(process.argv.slice(2), Object.keys(SUITES));
if (process.argv[2] === 'load') {
  // Measures nothing: afterwards the compile cache holds every suite. Node strips types with WebAssembly, which grows its memory; in a process where
  // that has happened V8 checks at every access to a typed array whether its buffer still exists, and searches take some 8 % longer.
  await Promise.all(Object.values(SUITES).map((load) => load()));
} else if (parsed.kind === 'help') {
  console.log(USAGE);
} else if (parsed.kind === 'refused') {
  console.error(`${parsed.message}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  const suite = await (SUITES[parsed.suite] as () => Promise<Suite>)();
  const machine = describeMachine();
  say(machineLine(machine));
  const { seed, count, rounds, warmUps } = parsed.options;
  const measured = await suite.run(parsed.options);
  const figures: Figures = { suite: parsed.suite, seed, questions: count, rounds, warmUps, machine, ...measured };
  console.log(parsed.json ? JSON.stringify(figures) : suite.print(figures));
}
