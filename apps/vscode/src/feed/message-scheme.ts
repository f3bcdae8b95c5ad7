/** Scheme of GTFS-Realtime messages as text: `gtfs-rt:/updates.pb.jsonc?<address of the message>`. */
export const MESSAGE_SCHEME = 'gtfs-rt';
