// A sheet of questions as it is copied from a spreadsheet: read row by row, each with a verdict, and made a form.
import type { Bilingual } from '@khyanalt/domain/language'
import { freeName } from '@khyanalt/form-engine/starter-field'
import { readBlock } from '../../tables/cell-block.ts'

/** The columns, in the order in which they stand where the first row does not name them. */
const columns = ['step', 'question', 'english', 'kind', 'required', 'options', 'help'] as const
type Column = (typeof columns)[number]

const columnNames: Readonly<Record<Column, readonly string[]>> = {
  step: ['алхам', 'хэсэг', 'step', 'section'],
  question: ['асуулт', 'question'],
  english: ['англи асуулт', 'англи', 'question in english', 'english'],
  kind: ['төрөл', 'kind', 'type'],
  required: ['заавал', 'required'],
  options: ['сонголт', 'choices', 'options'],
  help: ['тайлбар', 'help'],
}

/** Kinds of questions by the words that people write. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  text: ['', 'бичвэр', 'текст', 'text'],
  textarea: ['урт бичвэр', 'long text', 'textarea'],
  number: ['тоо', 'number'],
  date: ['огноо', 'date'],
  year: ['он', 'year'],
  select: ['сонголт', 'choice', 'select'],
  checkbox: ['олон сонголт', 'several choices', 'checkbox'],
  yesno: ['тийм үгүй', 'тийм/үгүй', 'yes or no', 'yes/no', 'yesno'],
  file: ['файл', 'file', 'pdf'],
  phone: ['утас', 'phone'],
  email: ['имэйл', 'и-мэйл', 'e-mail', 'email'],
  address: ['хаяг', 'address'],
}
const withChoices: ReadonlySet<string> = new Set(['select', 'checkbox'])
const yes: ReadonlySet<string> = new Set(['тийм', 'заавал', 'yes', 'true', '1', 'x', 'х', '+'])

const longest = 300
/** So many questions a form takes at once. */
export const mostQuestions = 300

/** A row of the sheet; `wrong` is the key of what is wrong with it. */
export type SheetRow = {
  /** In the sheet, from 1. */
  readonly line: number
  readonly step: string
  readonly title: Bilingual
  readonly kind: string
  /** As it was written. */
  readonly said: string
  readonly required: boolean
  readonly options: readonly string[]
  readonly help: string
  readonly wrong: 'wrong_no_question' | 'wrong_kind' | 'wrong_options' | 'wrong_long' | null
}

/** The questions of a sheet, empty rows left out. */
export const readQuestionSheet = (text: string): SheetRow[] => {
  const cells = readBlock(text)
  const order = readHeader(cells[0] ?? [])
  const shift = order ? 1 : 0
  const at = (row: readonly string[], column: Column): string =>
    (row[(order ?? columns).indexOf(column)] ?? '').trim().replace(/\s+/g, ' ')
  let step = ''
  return cells.slice(shift, shift + mostQuestions).flatMap((row, index) => {
    if (row.every(cell => cell.trim() === '')) return []
    // A step that is written once goes on.
    step = at(row, 'step') || step
    const said = at(row, 'kind')
    const kind = Object.keys(kinds).find(name => kinds[name]?.includes(said.toLowerCase()))
    const options = at(row, 'options')
      .split(';')
      .map(option => option.trim())
      .filter(option => option !== '')
    const question = at(row, 'question')
    const wrong =
      question === ''
        ? 'wrong_no_question'
        : kind === undefined
          ? 'wrong_kind'
          : withChoices.has(kind) && new Set(options).size < 2
            ? 'wrong_options'
            : question.length > longest
              ? 'wrong_long'
              : null
    return [
      {
        line: index + 1 + shift,
        step,
        title: { mn: question, en: at(row, 'english') || question },
        kind: kind ?? '',
        said,
        required: yes.has(at(row, 'required').toLowerCase()),
        options: [...new Set(options)],
        help: at(row, 'help'),
        wrong,
      },
    ]
  })
}

/** Which column stands where, when the first row names them; the question is named in any sheet that has names. */
const readHeader = (row: readonly string[]): readonly (Column | null)[] | null => {
  const named = row.map(cell => columns.find(name => columnNames[name].includes(cell.trim().toLowerCase())) ?? null)
  return named.includes('question') ? named : null
}

/** How many steps the questions make. */
export const stepsOfSheet = (rows: readonly SheetRow[]): number => new Set(rows.map(({ step }) => step)).size

const general: Bilingual = { mn: 'Ерөнхий мэдээлэл', en: 'General information' }

/** The steps of a form that asks them in order; a step that comes again goes on where it was. */
export const sectionsOfSheet = (rows: readonly SheetRow[]) => {
  const taken = new Set<string>()
  const steps = [...new Set(rows.map(({ step }) => step))]
  return steps.map(step => ({
    _title: step === '' ? general : { mn: step, en: step },
    rows: rows
      .filter(row => row.step === step)
      .map(({ title, kind, required, options, help }) => {
        const name = freeName(kind, taken)
        taken.add(name)
        return {
          fields: [
            {
              type: kind,
              name,
              _title: title,
              ...(required ? { required: true } : {}),
              ...(kind === 'text' ? { validate_lang: 'any' } : {}),
              ...(kind === 'phone' ? { phone_of: 'person' } : {}),
              ...(withChoices.has(kind)
                ? {
                    options: options.map((option, place) => ({
                      value: `o${place + 1}`,
                      label: { mn: option, en: option },
                    })),
                  }
                : {}),
              ...(help ? { help: { mn: help, en: help } } : {}),
            },
          ],
        }
      }),
  }))
}
