// Stands in for the message library in the browser's build (see vite.config.ts): parameters and plurals are all our
// texts use, and a test holds it to what the library answers on the server.

type Params = Readonly<Record<string, string | number>>

/** Formats `{name}` and `{count, plural, =0 {…} one {# …} other {# …}}`. */
class MessageFormat {
  readonly source: string
  readonly locale: string

  constructor(source: string, locale: string) {
    this.source = source
    this.locale = locale
  }

  format(params: Params): string {
    return replaceArguments(this.source, argument => {
      const [, name = '', choices] = /^(\w+)(?:,\s*plural,\s*(.*))?$/s.exec(argument) ?? []
      const value = params[name] ?? ''
      return choices === undefined ? String(value) : this.choose(choices, Number(value), params)
    })
  }

  private choose(choices: string, count: number, params: Params): string {
    const rule = new Intl.PluralRules(this.locale).select(count)
    const words = new Map<string, string>()
    let key = ''
    walk(choices, (text, inBraces) => {
      if (inBraces) words.set(key, text)
      else key = text.trim()
    })
    const chosen = words.get(`=${count}`) ?? words.get(rule) ?? words.get('other') ?? ''
    const number = new Intl.NumberFormat(this.locale).format(count)
    return new MessageFormat(chosen.replaceAll('#', number), this.locale).format(params)
  }
}

const replaceArguments = (source: string, replace: (argument: string) => string): string => {
  let answer = ''
  walk(source, (text, inBraces) => {
    answer += inBraces ? replace(text) : text
  })
  return answer
}

/** Goes over the text in and between the outermost braces. */
const walk = (source: string, visit: (text: string, inBraces: boolean) => void): void => {
  let depth = 0
  let start = 0
  for (let place = 0; place < source.length; place += 1) {
    const character = source[place]
    if (character === '{' && depth++ === 0) {
      visit(source.slice(start, place), false)
      start = place + 1
    }
    if (character === '}' && --depth === 0) {
      visit(source.slice(start, place), true)
      start = place + 1
    }
  }
  visit(source.slice(start), false)
}

// biome-ignore lint/style/noDefaultExport: the library’s own shape.
export { MessageFormat as default }
