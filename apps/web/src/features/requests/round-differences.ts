// What changed from one sending to the next, as people read it.
import type { Bilingual } from '@khyanalt/domain/language'
import type { Answers } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { Facts } from '@khyanalt/form-engine/facts'
import { type AnswerChange, compareAnswers, type SummaryRow, summarise } from '@khyanalt/form-engine/summary'

/** One place that changed, with both texts; a place that is not on display any more keeps its old title. */
export type Difference = {
  readonly path: string
  readonly change: AnswerChange['change']
  readonly title: Bilingual
  readonly before: Bilingual | null
  readonly after: Bilingual | null
}

/** The differences in the order of the form. */
export const roundDifferences = (
  form: CompiledForm,
  before: Answers,
  after: Answers,
  facts: Facts,
): readonly Difference[] => {
  const was = textsOf(form, before, facts)
  const is = textsOf(form, after, facts)
  return compareAnswers(form, before, after).flatMap(({ path, change }) => {
    const [old, now] = [was.get(path), is.get(path)]
    const title = (now ?? old)?.title
    return title ? [{ path, change, title, before: old?.text ?? null, after: now?.text ?? null }] : []
  })
}

type Entry = { readonly title: Bilingual; readonly text: Bilingual }

/** Title and text of every field, row and cell by its path. */
const textsOf = (form: CompiledForm, answers: Answers, facts: Facts): ReadonlyMap<string, Entry> => {
  const texts = new Map<string, Entry>()
  for (const step of summarise(form, answers, facts)) for (const row of step.rows) addRow(texts, row)
  return texts
}

const addRow = (texts: Map<string, Entry>, row: SummaryRow): void => {
  texts.set(row.path, { title: row.title, text: row.text })
  for (const [index, tableRow] of (row.rows ?? []).entries()) {
    const name = tableRow.title ?? { mn: String(index + 1), en: String(index + 1) }
    const title = join(row.title, name)
    const cells = tableRow.cells.filter(({ text }) => text.mn !== '')
    texts.set(`${row.path}/${tableRow.id}`, {
      title,
      text: {
        mn: cells.map(({ text }) => text.mn).join(', '),
        en: cells.map(({ text }) => text.en || text.mn).join(', '),
      },
    })
    for (const cell of tableRow.cells) texts.set(cell.path, { title: join(title, cell.title), text: cell.text })
  }
}

const join = (first: Bilingual, second: Bilingual): Bilingual => ({
  mn: `${first.mn} · ${second.mn}`,
  en: `${first.en || first.mn} · ${second.en || second.mn}`,
})
