import { describe, expect, it } from 'vitest'
import { loadCodePlugin, rewriteImports } from '../load-code-plugin.ts'

describe('imports of a build', () => {
  it.each([
    ['import("./Screen-a1.js")', 'loadCode("./Screen-a1.js")'],
    ["import(\n'./Screen-a1.js' )", "loadCode('./Screen-a1.js')"],
    ['import(`./Screen-!~{0$b}~.js`)', 'loadCode(`./Screen-!~{0$b}~.js`)'],
  ])('[REQ-LOADCODE-06] hands %s to the loader', (written, built) => {
    expect(rewriteImports(`const a=()=>${written}.then(b)`)).toBe(`const a=()=>${built.replace('./', '')}.then(b)`)
  })

  it('[REQ-LOADCODE-06] leaves what names no file of the build', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code of a bundle.
    const code = 'import(`./${name}`);import(worker);import a from"./b.js";x.import("./c.css");import("node:fs")'
    expect(rewriteImports(code)).toBe(code)
    expect(rewriteImports('import("https://agency.mn/a.js");import("/a.js")')).toBe(
      'import("https://agency.mn/a.js");import("/a.js")',
    )
  })
  it('[REQ-LOADCODE-06] fail the build in which one is left', () => {
    const { generateBundle } = loadCodePlugin()
    const end = (code: string) => {
      const error = (message: string) => {
        throw new Error(message)
      }
      const bundle = { 'a.js': { type: 'chunk', fileName: 'a.js', code } }
      if (typeof generateBundle !== 'function') throw new Error('the plugin looks at no bundle')
      generateBundle.call({ error } as never, {} as never, bundle as never, true)
    }
    expect(() => end('loadCode("b.js");import("node:fs")')).not.toThrow()
    expect(() => end('const a=()=>import("./b.js")')).toThrow('a.js imports past src/load-code.ts: import("./b.js"')
  })
})
