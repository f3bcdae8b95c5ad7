/** Scheme of the addresses of files in archives: `gtfs-zip:/feed.zip/stops.txt?<address of the archive>`. */
export const ZIP_SCHEME = 'gtfs-zip';
