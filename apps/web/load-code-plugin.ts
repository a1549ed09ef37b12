// Hands every dynamic import of a build to src/load-code.ts, so that none can be written that does without it.
import type { Plugin } from 'vite'

// Until names have their hashes, a dollar sign may stand in one; before a brace it begins an expression.
const fileImport = /(?<![.\w$])import\(\s*(["'`])\.\/((?:[^"'`$]|\$(?!\{))+)\1\s*\)/g

/** Rewrites what the bundler has linked, those of libraries too; a build in which one is left fails. */
export const loadCodePlugin = (): Plugin => ({
  name: 'load-code',
  enforce: 'pre',
  // What the builder puts around imports to preload and report them, which the loader does.
  load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load()' : null),
  renderChunk: code => (code.includes('import(') ? { code: rewriteImports(code), map: null } : null),
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      const left = chunk.type === 'chunk' && /\bimport\(\s*(["'`])\.\/[^"'`$]+\1/.exec(chunk.code)?.[0]
      if (left) this.error(`${chunk.fileName} imports past src/load-code.ts: ${left}`)
    }
  },
})

/** `import("./x.js")` becomes `loadCode("x.js")`: all code lies in one folder. */
export const rewriteImports = (code: string): string =>
  code.replace(fileImport, (_, quote: string, name: string) => `loadCode(${quote}${name}${quote})`)
