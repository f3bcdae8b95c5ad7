const texts = new WeakMap<Response, string>();

/**
 * A response whose body is one text. The text is remembered, because reading it back from the response goes through a stream, which
 * takes longer than all other steps between an answer and the socket.
 */
export function wholeText(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/** The body of a response made by {@link wholeText}; undefined for any other response. */
export function textOf(response: Response): string | undefined {
  return texts.get(response);
}

/** The `Response` for code that makes responses with `new`: a body that is one text is remembered as {@link wholeText} does it. */
export const RememberingResponse: typeof Response = new Proxy(Response, {
  construct: (_, [body, init]: ConstructorParameters<typeof Response>) =>
    typeof body === 'string' ? wholeText(body, init ?? {}) : new Response(body, init),
});
