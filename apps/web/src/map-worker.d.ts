/** MapLibre's worker as the text of one script, inserted by the bundler. */
declare module 'map-worker-text' {
  const text: string;
  export default text;
}
