declare module 'map-worker-text' {
  /** The program of MapLibre's worker. */
  const text: string;
  export default text;
}
