// The operations document is what the drill types; it must not drift from the drill, nor from the commands that there are.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands } from '../../apps/server/src/cli/commands.ts'
import { findCommand, parseGiven } from '../../apps/server/src/cli/parse-command.ts'
import { linesOfKhyanalt, readBlocks, readDocument, typeIn } from './document.ts'
import { doSteps, isWhole, lineOf } from './steps.ts'
import { documentSteps, typedByTheAgency, written } from './typed.ts'

const blocks = readDocument(join(import.meta.dirname, '../..'))
const marked = blocks.filter(({ step }) => step !== null)
const whereOf = ({ page, line, text }: (typeof blocks)[number]) => `${page}:${line} ${text.split('\n')[0]}`

describe('the operations document', () => {
  it('[REQ-DRILL-01] marks the blocks of every step that the drill types, each step in one section', () => {
    const first = documentSteps.map(step => marked.findIndex(block => block.step === step))
    expect(documentSteps.filter((_, index) => first[index] === -1)).toEqual([])
    expect(marked.filter(({ step }) => !documentSteps.some(known => known === step)).map(whereOf)).toEqual([])
    expect(marked.filter(({ language }) => language !== 'sh').map(whereOf)).toEqual([])
    // What is typed for one step stands in one section, so that nobody has to look for the rest of it.
    for (const step of documentSteps) {
      const sections = new Set(marked.filter(block => block.step === step).map(({ section }) => section))
      expect([...sections], step).toHaveLength(1)
    }
  })

  it('[REQ-DRILL-02] says only commands of khyanalt that there are, with options that they have', async () => {
    const lines = blocks.flatMap(block => linesOfKhyanalt(block.text).map(words => ({ words, block })))
    expect(lines.length).toBeGreaterThan(10)
    for (const { words, block } of lines) {
      const found = findCommand(commands, words)
      expect(found, `${whereOf(block)}: khyanalt ${words.join(' ')}`).not.toBeNull()
      if (!found) continue
      const command = await found.entry.load()
      expect(() => parseGiven({ name: found.entry.name, command }, found.rest), whereOf(block)).not.toThrow()
    }
    // Each command brings its part of the server along.
  }, 120_000)

  it('[REQ-DRILL-03] leaves nothing out of a block that is typed: no ellipsis, and examples only where the drill has its own', () => {
    expect(marked.filter(({ text }) => /…|\.\.\./.test(text)).map(whereOf)).toEqual([])
    const all = marked.map(({ text }) => text).join('\n')
    const unused = Object.values(written).filter(example => !all.includes(example))
    expect(unused, 'examples that the document no longer shows').toEqual([])
    const keys = { clientSecret: 'k', certificate: '/c.pem' }
    const typed = typeIn(
      all,
      typedByTheAgency('khyanalt-7.0.0-linux-x64.tar.gz', 'khyanalt-8.0.0-linux-x64.tar.gz', keys),
    )
    expect(typed).toContain('khyanalt-7.0.0-linux-x64.tar.gz')
    expect(typed).toContain('khyanalt-8.0.0-linux-x64.tar.gz')
    expect([written.clientSecret, written.mailServer].filter(example => typed.includes(example))).toEqual([])
  })
})

describe('a block', () => {
  it('[REQ-DRILL-01] belongs to the step of the marker right before it, also within a list', () => {
    const text = 'a\n\n   <!-- drill: one -->\n\n   ```sh\n   x\n     y\n   ```\n\n```sh\nz\n```\n'
    expect(readBlocks(text, 'page').map(({ step, text: commands }) => [step, commands])).toEqual([
      ['one', 'x\n  y'],
      [null, 'z'],
    ])
    expect(() => readBlocks('<!-- drill: one -->\nwords\n', 'page')).toThrow(
      'page:2: no block follows the marker of "one".',
    )
    expect(() => readBlocks('<!-- drill: one -->\n', 'page')).toThrow('page: no block follows')
  })
})

describe('the drill', () => {
  it('[REQ-DRILL-04] fails when a step fails, and tells those that rest on it as not tried', async () => {
    const done: string[] = []
    const step = (title: string, needs: readonly string[], fails = false) => ({
      title,
      needs,
      act: async () => {
        done.push(title)
        if (fails) throw new Error('it broke')
        return 'well'
      },
    })
    const outcomes = await doSteps(
      [step('a', []), step('b', ['a'], true), step('c', ['b']), step('d', ['a'])],
      () => {},
    )
    expect(done).toEqual(['a', 'b', 'd'])
    expect(outcomes.map(({ state }) => state)).toEqual(['done', 'failed', 'not tried', 'done'])
    expect(outcomes.map(({ told }) => told)).toEqual(['well', 'it broke', 'rests on “b”', 'well'])
    expect(outcomes.map(outcome => lineOf(outcome)[0])).toEqual(['✓', '✗', '✗', '✓'])
    expect(isWhole(outcomes)).toBe(false)
    expect(isWhole(await doSteps([step('a', [])], () => {}))).toBe(true)
    // A step that rests on something nobody does, and a drill of nothing, have shown nothing.
    expect(isWhole(await doSteps([step('a', ['z'])], () => {}))).toBe(false)
    expect(isWhole([])).toBe(false)
  })
})
