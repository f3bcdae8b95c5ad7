export {
  type DecodedMessage,
  decodeMessage,
  type EntityFault,
  type MessageRefusal,
  MOST_MESSAGE_BYTES,
} from './message/decode-message.ts';
export { encodeMessage } from './message/encode-message.ts';
export {
  LIVE_SOURCE_KINDS,
  type LiveSource,
  type LiveSourceKind,
  plainSource,
  readLiveFile,
} from './source/live-file.ts';
export {
  isAddress,
  type ReadSourceOptions,
  readSource,
  type SourceReading,
  type SourceValidators,
} from './source/read-source.ts';
export {
  MACHINE_CLOCK,
  type PollCounts,
  type PollerClock,
  SourcePoller,
  type SourcePollerOptions,
} from './source/source-poller.ts';
