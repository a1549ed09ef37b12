// The page of a test: happy-dom, with a console of its own for what a browser itself says of calls that fail. Vitest
// would hand it the console of the process, whose lines belong to no test.
import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { 'happy-dom': happyDom } = builtinEnvironments

/** What the page has said and no test has asked for yet. */
export const pageSaid = '__pageSaid'

const environment: Environment = {
  ...happyDom,
  name: 'page',
  async setup(global, options) {
    const said: string[] = []
    const { console: own } = global
    const hear = (...words: readonly unknown[]) => said.push(words.map(String).join(' '))
    global.console = { ...own, error: hear, warn: hear }
    try {
      const page = await happyDom.setup(global, options)
      global[pageSaid] = said
      return page
    } finally {
      global.console = own
    }
  },
}
// biome-ignore lint/style/noDefaultExport: Vitest takes an environment by its default.
export default environment
