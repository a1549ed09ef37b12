// What the build gives to browsers of the baseline (README), looked for in its files.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../apps/server/test/test-app.ts'
import { root } from './run-program.ts'
import { buildWeb } from './web-build.ts'

/** Younger than Chrome 120, Firefox 115 or Safari 16.4. */
const youngerScript = [
  'Promise.withResolvers',
  'Promise.try(',
  'Object.groupBy(',
  'Map.groupBy(',
  'URL.parse(',
  'Array.fromAsync(',
  'Iterator.from(',
  'RegExp.escape(',
  '.isWellFormed(',
  '.getOrInsertComputed(',
  '.transferToFixedLength(',
]
/** Without these nothing would be seen, or in the wrong place; what only looks better may be younger. */
const youngerStyle = ['light-dark(', '@starting-style', 'anchor-name:', 'position-anchor:']
/** Brings what it asks for, and is fetched when a paper is opened. */
const bringsItsOwn = /^(PdfPages|pdf-worker|pdf-older)-/

let client: string
beforeAll(async () => {
  await buildWeb()
  const dist = join(root, 'apps/web/dist')
  client = join(dist, readFileSync(join(dist, 'current'), 'utf8').trim(), 'client')
}, 300_000)

const using = (kind: 'js' | 'css', younger: readonly string[]): string[] =>
  globSync(`assets/*.${kind}`, { cwd: client }).flatMap(path => {
    const text = readFileSync(join(client, path), 'utf8')
    return younger.filter(word => text.includes(word)).map(word => `${path.slice('assets/'.length)} ${word}`)
  })

describe('the build', () => {
  it('[REQ-BROWSER-08] asks for no function that browsers of the baseline lack, but where the stand-in comes along', () => {
    const found = using('js', youngerScript)
    // The search sees what is there: the papers' part stands in for some of them.
    expect(found.filter(line => bringsItsOwn.test(line))).not.toEqual([])
    expect(found.filter(line => !bringsItsOwn.test(line))).toEqual([])
  })

  it('[REQ-BROWSER-08] has no style that browsers of the baseline would pass over', () => {
    expect(using('css', ['color-scheme'])).not.toEqual([])
    expect(using('css', youngerStyle)).toEqual([])
  })

  it('[REQ-BROWSER-08] begins each page with the one sentence that older browsers read, hidden from all others', async () => {
    const { app, close } = await openTestApp({ web: true })
    try {
      for (const url of ['/', '/dashboard', '/no/such/page']) {
        for (const [language, sentence] of [
          [
            'mn',
            /хуучирсан байна\. Мэдээлэл унших, хайх, гэрчилгээ шалгах боломжтой\. .*1800-1286 утсаар холбогдоно уу\./,
          ],
          ['en', /too old for this portal\. You can read, search and check a certificate.* call 1800-1286\./],
        ] as const) {
          const { payload } = await app.http.inject({ method: 'GET', url: `${url}?lang=${language}` })
          const first = /<body>\s*<p class="older-browser"[^>]*>([^<]*)<\/p>/.exec(payload)?.[1]
          expect(first, `${url} ${language}`).toMatch(sentence)
        }
      }
    } finally {
      await close()
    }
    const style = globSync('assets/*.css', { cwd: client }).map(path => readFileSync(join(client, path), 'utf8'))
    expect(style.join('')).toMatch(
      /@supports[^{}]*animation-composition[^{}]*mask-image[^{}]*\{\.older-browser\{display:none\}\}/,
    )
  }, 120_000)
})
