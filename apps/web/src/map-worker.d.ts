/** MapLibre's worker as the text of one script; the bundler makes it. */
declare module 'map-worker-text' {
  const text: string;
  export default text;
}
