/**
 * A part of an answer as its JSON. A planning thread writes a long one, so that the thread that listens neither copies it value by value nor counts nor writes it:
 * {@link slicedJson} takes the text as it is.
 */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Its value, wherever else JSON is written. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
