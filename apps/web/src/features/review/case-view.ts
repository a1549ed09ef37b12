// The answers as an inspector reads them: every field beside what it said in the round before.
import type { Answers } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { Facts } from '@khyanalt/form-engine/facts'
import {
  compareAnswers,
  type SummaryRow,
  type SummaryStep,
  type SummaryTableRow,
  summarise,
} from '@khyanalt/form-engine/summary'

export type Change = 'added' | 'removed' | 'changed'

/** A field, its answer, and the answer of the previous round where the two differ. */
export type ViewField = {
  readonly row: SummaryRow
  readonly change: Change | null
  readonly previous: SummaryRow | null
  /** Rows of a table; empty for other kinds. */
  readonly tableRows: readonly ViewTableRow[]
  /** Whether this field or anything inside it differs. */
  readonly differs: boolean
}
export type ViewTableRow = {
  readonly path: string
  readonly row: SummaryTableRow
  readonly change: Change | null
  readonly cells: readonly ViewField[]
}
export type ViewStep = {
  readonly index: number
  readonly title: SummaryStep['title']
  readonly fields: readonly ViewField[]
}
export type CaseView = { readonly steps: readonly ViewStep[]; readonly differences: number }

/** Lays the answers of this round beside those of the previous one, if there was one. */
export const viewCase = (form: CompiledForm, answers: Answers, previous: Answers | null, facts: Facts): CaseView => {
  const now = summarise(form, answers, facts)
  if (previous === null) return { steps: now.map(step => viewStep(step, null, new Map())), differences: 0 }
  const before = summarise(form, previous, facts)
  const changes = new Map(compareAnswers(form, previous, answers).map(({ path, change }) => [path, change]))
  return {
    steps: now.map(step => viewStep(step, before.find(({ index }) => index === step.index) ?? null, changes)),
    differences: changes.size,
  }
}

/** The same steps with the fields that differ before the others, in their own order. */
export const differencesFirst = (steps: readonly ViewStep[]): readonly ViewStep[] => [
  ...steps.filter(hasDifference).map(step => ({ ...step, fields: sortByDifference(step.fields) })),
  ...steps.filter(step => !hasDifference(step)),
]

type Changes = ReadonlyMap<string, Change>

const viewStep = (step: SummaryStep, before: SummaryStep | null, changes: Changes): ViewStep => ({
  index: step.index,
  title: step.title,
  fields: viewFields(step.rows, before?.rows ?? [], changes),
})

/** Fields of now, and those that only the previous round showed and that held something. */
const viewFields = (rows: readonly SummaryRow[], before: readonly SummaryRow[], changes: Changes): ViewField[] => [
  ...rows.map(row => viewField(row, before.find(({ path }) => path === row.path) ?? null, changes)),
  ...before
    .filter(old => changes.get(old.path) === 'removed' && !rows.some(({ path }) => path === old.path))
    .map(old => ({ row: emptied(old), change: 'removed' as const, previous: old, tableRows: [], differs: true })),
]

const viewField = (row: SummaryRow, before: SummaryRow | null, changes: Changes): ViewField => {
  const change = changes.get(row.path) ?? null
  const tableRows = row.rows ? viewTableRows(row, before, changes) : []
  const inside = tableRows.some(
    ({ change: rowChange, cells }) => rowChange !== null || cells.some(cell => cell.differs),
  )
  return { row, change, previous: change ? before : null, tableRows, differs: change !== null || inside }
}

const viewTableRows = (row: SummaryRow, before: SummaryRow | null, changes: Changes): ViewTableRow[] => {
  const now = row.rows ?? []
  const old = before?.rows ?? []
  const view = (tableRow: SummaryTableRow, cells: ViewField[]): ViewTableRow => {
    const path = `${row.path}/${tableRow.id}`
    return { path, row: tableRow, change: changes.get(path) ?? null, cells }
  }
  return [
    ...now.map(tableRow =>
      view(tableRow, viewFields(tableRow.cells, old.find(({ id }) => id === tableRow.id)?.cells ?? [], changes)),
    ),
    ...old
      .filter(tableRow => !now.some(({ id }) => id === tableRow.id))
      .map(tableRow => view(tableRow, viewFields(tableRow.cells, [], new Map()))),
  ]
}

const emptied = ({ rows: _rows, files: _files, columns: _columns, ...row }: SummaryRow): SummaryRow => ({
  ...row,
  text: { mn: '', en: '' },
})

const hasDifference = (step: ViewStep): boolean => step.fields.some(({ differs }) => differs)

const sortByDifference = (fields: readonly ViewField[]): readonly ViewField[] => [
  ...fields.filter(({ differs }) => differs),
  ...fields.filter(({ differs }) => !differs),
]
