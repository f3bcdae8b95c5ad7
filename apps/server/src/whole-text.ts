const texts = new WeakMap<Response, string>();

/**
 * A response whose whole body is a text, which is remembered: read back out of the response it would come as a stream, which takes longer than
 * anything else between an answer and the socket.
 */
export function wholeText(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/** The body of a response made by {@link wholeText}; undefined for any other. */
export function textOf(response: Response): string | undefined {
  return texts.get(response);
}
