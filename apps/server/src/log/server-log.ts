import { type DestinationStream, destination, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import type { ServerConfig } from '../config.ts';
import { printable } from './printable.ts';
import { printableError } from './printable-error.ts';

/** How a server writes its log. */
export interface LogSettings {
  /** `text`: lines for people; `json`: one object in each line, requests among them. */
  readonly format: 'text' | 'json';
  /** The least severe that is written as JSON. */
  readonly level: LogLevel;
  /** Whether requests are logged with their addresses, which hold exact coordinates. */
  readonly addresses: boolean;
}

/** Severities. Requests about the health of a server are `debug`. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** A request that was answered. Neither its key nor its body is known here. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  /** One of a small set ({@link routeLabel}). */
  readonly route: string;
  /** Path and query; left out of the log unless it is configured otherwise. */
  readonly address: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Where a failure happened. */
export interface FailurePlace {
  /** What failed, in words, or the request that did. */
  readonly text: string;
  readonly requestId?: string;
  readonly route?: string;
}

/** The log of a server, for its operator. */
export interface ServerLog {
  /** A fact, in one line. */
  note(text: string): void;
  /** A failure inside the server. */
  failure(place: FailurePlace, error: unknown): void;
  /** A request that was answered; absent where requests are not logged. */
  readonly answered?: (request: AnsweredRequest) => void;
}

/** Lines for people on standard error. */
export const TEXT_LOG: ServerLog = {
  note: (text) => console.error(text),
  failure: ({ text }, error) => console.error(`${text} ${printableError(error)}`),
};

/** The part of a server's configuration that its log needs. */
export function logSettings(config: Pick<ServerConfig, 'log' | 'logLevel' | 'logAddresses'>): LogSettings {
  return { format: config.log, level: config.logLevel, addresses: config.logAddresses };
}

/** The log of a server, or of one of its threads. @param to takes the lines of JSON; standard error unless given */
export function openLog(settings: LogSettings, to?: DestinationStream): ServerLog {
  return settings.format === 'text' ? TEXT_LOG : jsonLog(settings, to ?? standardError());
}

/** Characters that wait where standard error is not read; what comes then is dropped, since a log must not hold up answers. */
const MOST_WAITING = 4_000_000;
const STANDARD_ERROR = 2;

function standardError(): DestinationStream {
  return destination({ dest: STANDARD_ERROR, sync: false, maxLength: MOST_WAITING });
}

function jsonLog({ level, addresses }: LogSettings, to: DestinationStream): ServerLog {
  const options: LoggerOptions = {
    level,
    // The process and the machine are known to what collects the log.
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  const logger = pino(options, to);
  return {
    note: (text) => logger.info(text),
    failure: ({ text, requestId, route }, error) => {
      const err = error instanceof Error ? error : new Error(printable(String(error)));
      logger.error(
        { ...(requestId && { requestId }), ...(route && { route }), err },
        route === undefined ? text : 'request failed',
      );
    },
    answered({ address, milliseconds, ...request }) {
      const entry = { ...request, ms: Math.round(milliseconds * 10) / 10, ...(addresses && { address }) };
      logger[severityOf(request)](entry, 'request');
    },
  };
}

function severityOf({ status, route }: Pick<AnsweredRequest, 'status' | 'route'>): LogLevel {
  if (status === 429 || status === 503) return 'warn';
  if (status >= 500) return 'error';
  return route.startsWith('/health/') || route === '/metrics' ? 'debug' : 'info';
}
