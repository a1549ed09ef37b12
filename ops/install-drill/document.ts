// What the operations documents say to do: their blocks of commands, those marked for the drill by the step they belong to.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The pages that an administrator follows. */
const pages = ['docs/operations.md', 'docs/connections.md', 'docs/runbook.md'] as const

export type Block = {
  /** The step it is marked for; null for one that no drill runs. */
  readonly step: string | null
  /** Heading of the section it stands in. */
  readonly section: string
  /** Language after the fence, such as `sh`. */
  readonly language: string
  readonly text: string
  /** The page and the line of its first command. */
  readonly page: string
  readonly line: number
}

/** The blocks of all pages. */
export const readDocument = (root: string): readonly Block[] =>
  pages.flatMap(page => readBlocks(readFileSync(join(root, page), 'utf8'), page))

const marker = /^\s*<!-- drill: ([a-z-]+) -->\s*$/
const fence = /^(\s*)```(\S*)\s*$/

/** All fenced blocks in their order. A marker counts for the block that follows, and only blank lines may stand between. */
export const readBlocks = (markdown: string, page: string): readonly Block[] => {
  const blocks: Block[] = []
  let section = ''
  let step: string | null = null
  let open: { language: string; indent: string; from: number; lines: string[] } | null = null
  for (const [index, line] of markdown.split('\n').entries()) {
    const found = fence.exec(line)
    if (open) {
      if (!found || found[2]) open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line)
      else {
        blocks.push({ step, section, language: open.language, text: open.lines.join('\n'), page, line: open.from })
        open = null
        step = null
      }
      continue
    }
    if (found) {
      open = { language: found[2] ?? '', indent: found[1] ?? '', from: index + 2, lines: [] }
      continue
    }
    const marked = marker.exec(line)
    if (marked) {
      if (step) throw new Error(`${page}:${index + 1}: no block follows the marker of "${step}".`)
      step = marked[1] ?? null
    } else if (line.trim() !== '' && step) {
      throw new Error(`${page}:${index + 1}: no block follows the marker of "${step}".`)
    }
    if (line.startsWith('#')) section = line.replace(/^#+\s*/, '')
  }
  if (step) throw new Error(`${page}: no block follows the marker of "${step}".`)
  return blocks
}

/** What stands in the document for what only the agency knows, and what the drill types instead. */
export type Substitution = { readonly written: string; readonly typed: string }

/** The block as the administrator types it. */
export const typeIn = (text: string, substitutions: readonly Substitution[]): string =>
  substitutions.reduce((typed, { written, typed: own }) => typed.replaceAll(written, own), text)

/** The words after `khyanalt` on every line of a block that calls it, as the shell would part them. */
export const linesOfKhyanalt = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter(line => !/^\s*#/.test(line))
    .flatMap(line => [...line.matchAll(/(?:^|&& |\$\()\s*(?:[A-Z_]+=\S+ )*(?:bin\/)?khyanalt ([^|&;#)]+)/g)])
    .map(([, words = '']) => [...words.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? ''))
