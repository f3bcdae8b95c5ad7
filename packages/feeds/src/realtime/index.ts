export {
  type DecodedMessage,
  decodeMessage,
  type EntityFault,
  type MessageRefusal,
  MOST_MESSAGE_BYTES,
} from './message/decode-message.ts';
export { encodeMessage } from './message/encode-message.ts';
export type { RecordedSource } from './record/poll-file.ts';
export { PollRecorder, type PollRecorderOptions } from './record/poll-recorder.ts';
export { PollReplay, type RecordedPoll } from './record/poll-replay.ts';
export {
  LIVE_SOURCE_KINDS,
  type LiveSource,
  type LiveSourceKind,
  liveJsonSchema,
  plainSource,
  readLiveFile,
} from './source/live-file.ts';
export {
  MACHINE_CLOCK,
  type PollCounts,
  type Polled,
  Poller,
  type PollerClock,
  type PollerOptions,
} from './source/poller.ts';
export {
  isAddress,
  type LiveFetch,
  type ObservedRead,
  type ReadSourceOptions,
  readSource,
  type SourceReading,
  type SourceValidators,
} from './source/read-source.ts';
export { SourcePoller, type SourcePollerOptions } from './source/source-poller.ts';
export { feedOf, rulesOf, systemOf } from './source/source-target.ts';
export { SystemReader, type SystemReaderOptions, type SystemReading } from './systems/system-reader.ts';
