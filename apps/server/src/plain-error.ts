import type { Said } from './terminal-language.ts'

/** What keeps something from being done, told so that whoever runs the server needs nothing but its message. */
export class PlainError extends Error {
  /** What a terminal shows; the message, which goes to the log, is the English of it. */
  readonly said: Said
  constructor(said: Said | string, options?: ErrorOptions) {
    super(typeof said === 'string' ? said : said.en, options)
    this.said = typeof said === 'string' ? { mn: said, en: said } : said
  }
}
