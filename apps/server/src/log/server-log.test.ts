import { expect, test } from 'vitest';
import { type AnsweredRequest, type LogSettings, openLog, type ServerLog } from './server-log.ts';

const SETTINGS: LogSettings = { format: 'json', level: 'info', addresses: false };
const REQUEST: AnsweredRequest = {
  requestId: 'r1',
  method: 'GET',
  route: '/v1/routing.json',
  address: '/v1/routing.json?from=(41.14961,-8.61099)',
  status: 200,
  milliseconds: 12.345,
};

/** What a log writes. */
function written(settings: Partial<LogSettings>, write: (log: ServerLog) => void): readonly Record<string, unknown>[] {
  const lines: string[] = [];
  write(openLog({ ...SETTINGS, ...settings }, { write: (line: string) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('a request is one object, without its address unless the operator wants it', () => {
  const [line] = written({}, (log) => log.answered?.(REQUEST));
  const { time, ...rest } = line!;
  expect(new Date(String(time)).toISOString()).toBe(time);
  expect(rest).toEqual({
    level: 'info',
    msg: 'request',
    ...{ requestId: 'r1', method: 'GET', route: '/v1/routing.json', status: 200, ms: 12.3 },
  });
  const [whole] = written({ addresses: true }, (log) => log.answered?.(REQUEST));
  expect(whole).toMatchObject({ address: REQUEST.address });
});

test.each([
  [200, '/v1/routing.json', 'info'],
  [404, 'other', 'info'],
  [429, '/graphql', 'warn'],
  [503, '/v1/routing.json', 'warn'],
  [500, '/v1/routing.json', 'error'],
  [200, '/health/live', 'debug'],
  [503, '/health/ready', 'warn'],
])('status %i of %s is %s', (status, route, level) => {
  const lines = written({ level: 'debug' }, (log) => log.answered?.({ ...REQUEST, status, route }));
  expect(lines.map((line) => line['level'])).toEqual([level]);
});

test('what is less severe than the level is left out', () => {
  const lines = written({ level: 'warn' }, (log) => {
    log.answered?.(REQUEST);
    log.note('dataset: a');
    log.answered?.({ ...REQUEST, status: 503 });
  });
  expect(lines.map(({ status }) => status)).toEqual([503]);
});

test('a failure has its stack and its cause; that of a request has no text of the client', () => {
  const error = new Error('outer', { cause: new TypeError('inner\nline') });
  const [line] = written({}, (log) =>
    log.failure({ text: 'GET /v1/trip/secret', requestId: 'r1', route: '/v1/trip' }, error),
  );
  expect(line).toMatchObject({ level: 'error', msg: 'request failed', requestId: 'r1', route: '/v1/trip' });
  expect(line?.['err']).toMatchObject({
    type: 'Error',
    message: 'outer: inner\nline',
    stack: expect.stringContaining('caused by'),
  });
  expect(JSON.stringify(line)).not.toContain('secret');
  const [other] = written({}, (log) => log.failure({ text: 'Live data is not recorded any more.' }, 'full'));
  expect(other).toMatchObject({ msg: 'Live data is not recorded any more.', err: { message: 'full' } });
});

test('lines for people are those that there always were, and requests are none of them', () => {
  expect(openLog({ ...SETTINGS, format: 'text' }).answered).toBe(undefined);
});
