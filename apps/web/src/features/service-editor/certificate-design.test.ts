import type { CertificatePart } from '@khyanalt/contract/certificate-part'
import type { Printable } from '@khyanalt/form-engine/printed-answers'
import { describe, expect, it } from 'vitest'
import { emptyPart, movePrint, printedGroups, readPart, setOwnWords } from './certificate-edits.ts'

const item = (path: string, table: string | null = null): Printable => ({
  path,
  title: { mn: path, en: path },
  table: table === null ? null : { mn: table, en: table },
  public: true,
})
const order = [item('kind'), item('cranes/model', 'Cranes'), item('cranes/serial', 'Cranes'), item('place')]
const part: CertificatePart = {
  ...emptyPart,
  prints: ['kind', 'cranes/model', 'place', 'cranes/serial', 'gone'].map(path => ({ path, public: true })),
}
const pathsOf = ({ prints }: CertificatePart) => prints.map(({ path }) => path)

describe('the order of what a document prints', () => {
  it('[REQ-DESIGN-04] a table counts as one, with its columns below, and what the form lost is not listed', () => {
    expect(printedGroups(part, order).map(({ path, columns }) => [path, columns.map(column => column.path)])).toEqual([
      ['kind', []],
      ['cranes', ['cranes/model', 'cranes/serial']],
      ['place', []],
    ])
  })

  it('[REQ-DESIGN-04] an answer or a whole table moves among the others, a column within its table', () => {
    expect(pathsOf(movePrint(part, 'place', 0))).toEqual(['place', 'kind', 'cranes/model', 'cranes/serial', 'gone'])
    expect(pathsOf(movePrint(part, 'cranes', 2))).toEqual(['kind', 'place', 'cranes/model', 'cranes/serial', 'gone'])
    expect(pathsOf(movePrint(part, 'cranes/serial', 0))).toEqual([
      'kind',
      'cranes/serial',
      'cranes/model',
      'place',
      'gone',
    ])
    expect(movePrint(part, 'kind', 1).prints).toHaveLength(5)
  })

  it('[REQ-DESIGN-02] words of its own are kept as typed and leave with the last letter, and the rest stays', () => {
    const own = setOwnWords({ ...part, seal: 'logo' }, 'heading', { mn: 'Эрх ', en: '' })
    expect(own.heading).toEqual({ mn: 'Эрх ', en: '' })
    const gone = setOwnWords(own, 'heading', { mn: ' ', en: '' })
    expect('heading' in gone).toBe(false)
    expect(readPart(gone).seal).toBe('logo')
  })
})
