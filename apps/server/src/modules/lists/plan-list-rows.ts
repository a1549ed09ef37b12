// What the rows of a file would change in a list: decided here alone, for the look before and for the act.
import type { ListChange, ListRow } from '@khyanalt/contract/staff-list-files'
import type { EditedOption } from '@khyanalt/contract/staff-lists'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { listFileTexts } from '@khyanalt/domain/messages/list-file'
import { storedAs } from './edited-list.ts'
import type { OptionToStore } from './edited-lists.sql.ts'
import { optionProblems } from './judge-option.ts'

export type ListPlan = {
  readonly change: ListChange
  /** The rows that may be taken. */
  readonly taken: readonly ListRow[]
  /** What is to be written. */
  readonly write: readonly OptionToStore[]
  /** Every value of the list in the order of the rows; options of which they say nothing stand behind. */
  readonly order: readonly string[]
}

/** Reads the rows against the list; a row that cannot be taken is refused with its reason, and stands for its option. */
export const planListRows = (rows: readonly ListRow[], options: readonly EditedOption[]): ListPlan => {
  const known = new Map(options.map(option => [option.value, option]))
  const names = Map.groupBy(options, ({ label }) => plainName(label.mn))
  const values = new Set(known.keys())
  const seen = new Set<string>()
  const change = { added: [], changed: [], same: 0, refused: [], missing: [], reordered: false } as Editable<ListChange>
  const taken: ListRow[] = []
  const write: OptionToStore[] = []
  for (const row of rows) {
    const stored = row.value ? known.get(row.value) : onlyOne(names.get(plainName(row.mn)))
    const value = row.value || stored?.value || freeValue(row.en ?? '', values)
    const { option, problem } = optionOfRow(row, value, stored)
    const found = problem ?? (seen.has(value) ? { code: 'twice_in_file', path: 'value' } : null)
    const wrong = found ?? optionProblems(option, options, { add: stored === undefined })[0]
    if (stored) seen.add(stored.value)
    if (wrong) {
      change.refused.push({ line: row.line, value: row.value ?? '', name: row.mn, code: wrong.code, field: wrong.path })
      continue
    }
    seen.add(value)
    values.add(value)
    taken.push({ ...row, value })
    const fields = stored ? differences(storedAs(stored), option) : []
    if (stored && fields.length === 0) {
      change.same++
      continue
    }
    write.push(option)
    const said = { line: row.line, value, label: option.label }
    if (stored) change.changed.push({ ...said, fields })
    else change.added.push(said)
  }
  change.missing = options
    .filter(({ value, offered }) => offered && !seen.has(value))
    .map(({ value, label }) => ({ value, label }))
  const named = new Set(taken.map(row => row.value ?? ''))
  const order = [...named, ...options.map(({ value }) => value).filter(value => !named.has(value))]
  change.reordered = order.filter(value => known.has(value)).some((value, index) => value !== options[index]?.value)
  return { change, taken, write, order }
}

type Editable<T> = T extends readonly (infer Item)[] ? Item[] : { -readonly [Key in keyof T]: T[Key] }

const plainName = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ')

/** Of several options with one name none is meant. */
const onlyOne = (options: readonly EditedOption[] | undefined): EditedOption | undefined =>
  options?.length === 1 ? options[0] : undefined

/** A value that the list does not have, after the English name; empty when the name gives none. */
const freeValue = (name: string, values: ReadonlySet<string>): string => {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
  if (plain === '' || !values.has(plain)) return plain
  let number = 2
  while (values.has(`${plain}_${number}`)) number++
  return `${plain}_${number}`
}

type Found = {
  readonly option: OptionToStore
  readonly problem: { readonly code: string; readonly path: string } | null
}

/** The option as the row wants it, and what in the row cannot be read. */
const optionOfRow = (row: ListRow, value: string, stored: EditedOption | undefined): Found => {
  const before = stored ? storedAs(stored) : null
  const label = { mn: row.mn.trim(), en: (row.en ?? before?.label.en ?? '').trim() }
  const from = dayOf(row.from, before?.from ?? null)
  const until = dayOf(row.until, before?.until ?? null)
  const offered = offeredOf(row.offered, before?.offered ?? true)
  const data = Object.fromEntries(
    Object.entries({ ...before?.data, ...row.data }).filter(([, text]) => text.trim() !== ''),
  )
  const tooLong = (text: string) => text.length > 300
  const problem =
    label.mn === ''
      ? { code: 'missing_name', path: 'label/mn' }
      : label.en === ''
        ? { code: 'missing_name', path: 'label/en' }
        : value === ''
          ? { code: 'missing_value', path: 'value' }
          : value.length > 200 || tooLong(label.mn) || tooLong(label.en) || Object.values(data).some(tooLong)
            ? { code: 'too_long', path: 'label' }
            : from === undefined
              ? { code: 'bad_day', path: 'from' }
              : until === undefined
                ? { code: 'bad_day', path: 'until' }
                : offered === undefined
                  ? { code: 'bad_offered', path: 'offered' }
                  : null
  return {
    option: {
      value,
      label,
      data,
      from: from ?? null,
      until: until ?? null,
      offered: offered ?? true,
      mergedInto: offered ? null : (before?.mergedInto ?? null),
    },
    problem,
  }
}

/** A day as people write it; undefined for what is none. */
const dayOf = (cell: string | undefined, before: string | null): string | null | undefined => {
  if (cell === undefined) return before
  const day = cell.trim().replaceAll(/[./]/g, '-')
  if (day === '') return null
  return isCalendarDay(day) ? day : undefined
}

const yes = new Set([listFileTexts.mn.yes, listFileTexts.en.yes, '1', 'true'])
const no = new Set([listFileTexts.mn.no, listFileTexts.en.no, '0', 'false'])

const offeredOf = (cell: string | undefined, before: boolean): boolean | undefined => {
  const word = (cell ?? '').trim().toLowerCase()
  if (word === '') return before
  return yes.has(word) ? true : no.has(word) ? false : undefined
}

/** What differs between two states of an option, as texts. */
const differences = (before: OptionToStore, after: OptionToStore) => {
  const written = (option: OptionToStore): Readonly<Record<string, string>> => ({
    mn: option.label.mn,
    en: option.label.en,
    ...Object.fromEntries(Object.entries(option.data).map(([key, text]) => [`data/${key}`, text])),
    from: option.from ?? '',
    until: option.until ?? '',
    offered: String(option.offered),
  })
  const [was, is] = [written(before), written(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map(field => ({ field, before: was[field] ?? '', after: is[field] ?? '' }))
    .filter(each => each.before !== each.after)
}
