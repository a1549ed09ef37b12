// The part of saxen that is used here; the package brings no types.
declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      act: (name: string, attributes: () => Record<string, string>, decode: (text: string) => string) => void,
    ): this
    on(event: 'text', act: (text: string, decode: (text: string) => string) => void): this
    on(event: 'cdata', act: (text: string) => void): this
    on(event: 'closeTag', act: (name: string) => void): this
    on(event: 'error', act: (error: Error) => void): this
    parse(xml: string): void
  }
}
