// How a form calls what its rules speak of, for sentences: titles and labels, never keys or values.
import type { Bilingual } from '@khyanalt/domain/language'
import type { WordsOfForm } from '../rules/expression-in-words.ts'
import { type Question, type RuleForm, yesAndNo } from './rule-form.ts'

/** Where a rule stands: in the form, or beside the cells of a table's row. */
export type Standpoint = {
  readonly form: RuleForm
  /** The cells beside it; in fixed rows those of the row. */
  readonly cells: readonly Question[] | null
}

/** The labels of lists of the catalogue, by question and value, as far as they are at hand. */
export type ListedLabels = (question: Question, value: string) => Bilingual | undefined

/** The answer that a name leads to from a standpoint, in the rows of `over` if there is one. */
export const askedFrom = (
  { form, cells }: Standpoint,
  name: string,
  ofForm: boolean,
  over: string | null,
): Question | undefined => {
  const beside = over === null ? cells : (form.tableByName.get(over)?.cells ?? null)
  const near = ofForm ? undefined : beside?.find(cell => cell.name === name)
  return near ?? form.byName.get(name)
}

/** The words of the form from a standpoint. */
export const wordsFrom = (at: Standpoint, listed: ListedLabels = () => undefined): WordsOfForm => ({
  titleOf: (name, ofForm, over) => askedFrom(at, name, ofForm, over)?.title ?? gone,
  labelOf: (name, ofForm, over, text) => {
    const question = askedFrom(at, name, ofForm, over)
    if (question === undefined) return spelled(text)
    const known = question.options?.find(({ value }) => value === text)?.label ?? listed(question, text)
    if (known !== undefined) return isYesOrNo(question) ? known : quoted(known)
    // What a list of choices does not offer is no text that anybody knows.
    return isChoice(question) ? unknownChoice : spelled(text)
  },
  typeOf: (name, ofForm, over) => askedFrom(at, name, ofForm, over)?.type ?? null,
})

/** Whether what is answered is chosen and not typed. */
export const isChoice = ({ field, options }: Question): boolean =>
  options !== null || field.library !== undefined || field.type === 'employee' || field.type === 'select_explosive'

const gone: Bilingual = { mn: 'устгасан асуулт', en: 'a question that is gone' }
const unknownChoice: Bilingual = { mn: 'жагсаалтад байхгүй сонголт', en: 'a choice that is not in the list' }

const isYesOrNo = ({ options }: Question): boolean => options === yesAndNo

/** Labels stand in the signs that titles stand in, so that a sentence shows where they end. */
const quoted = ({ mn, en }: Bilingual): Bilingual => ({ mn: `«${mn}»`, en: `“${en || mn}”` })

const spelled = (text: string): Bilingual => quoted({ mn: text, en: text })
