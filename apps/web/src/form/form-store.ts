// One open form outside React: answers, field states and problems, with a subscription per path,
// so that a keystroke wakes the field itself and what depends on it, and nothing else.

import type { Problem } from '@khyanalt/domain/problem'
import { type AnswerRow, type Answers, ownValue, rowById, rowsOf } from '@khyanalt/form-engine/answers'
import type { CompiledField, CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { deriveAnswers } from '@khyanalt/form-engine/derive'
import type { Facts, ListedOption } from '@khyanalt/form-engine/facts'
import type { FieldState } from '@khyanalt/form-engine/field-states'
import { autofillPatch } from '@khyanalt/form-engine/prefill'
import { usesRules } from '@khyanalt/form-engine/used-rules'
import { validateField, validateForm, validateStep } from '@khyanalt/form-engine/validate'
import { fieldState } from '@khyanalt/form-engine/visibility'
import { pendingRowId, rowPath, withPendingRow, withRow, withRowValue } from './form-rows.ts'
import { sameValue } from './same-value.ts'

/** What a field component knows of its field; the same object until something of it changes. */
export type FieldView = {
  readonly path: string
  readonly value: unknown
  readonly state: FieldState
  /** Problems to show now; a field nobody has left yet shows none. */
  readonly problems: readonly Problem[]
  /** Closed because the returned request has no remark about it. */
  readonly locked: boolean
}

/** Names of top-level answers that changed; `byPerson` is false when the server or another tab changed them. */
export type AnswerChangeListener = (names: readonly string[], byPerson: boolean) => void

export type FormStore = ReturnType<typeof createFormStore>

type FormStoreOptions = {
  readonly form: CompiledForm
  readonly answers: Answers
  readonly facts: Facts
  /** The fields that are open on a returned request; null opens all. */
  readonly open?: ReadonlySet<string> | null
  /** Stands before the ids of its controls, where a form opens over another one with fields of the same names. */
  readonly idScope?: string
}

const nowhere: FieldState = { applies: false, visible: false, enabled: false, required: false }
const noProblems: readonly Problem[] = []
const noIds: readonly string[] = []

/** Opens a form. */
export const createFormStore = (options: FormStoreOptions) => {
  const { form } = options
  let facts = options.facts
  /** What was typed, which the draft keeps; locked fields show and send what the definition says. */
  let typed = options.answers
  let answers = deriveAnswers(form, typed, facts)
  let pendingRows: Readonly<Record<string, AnswerRow>> = {}
  const open = options.open ? new Set(options.open) : null
  /** Paths whose problems are shown from now on. */
  const judged = new Set<string>()
  /** Problems only the server knows, until the field changes. */
  const foreign = new Map<string, readonly Problem[]>()
  const views = new Map<string, FieldView>()
  const rowIds = new Map<string, readonly string[]>()
  const listeners = new Map<string, Set<() => void>>()
  const ruled = usesRules(form.definition)
  const changeListeners = new Set<AnswerChangeListener>()
  const pendingListeners = new Set<() => void>()

  /** The answers a path is looked up in: with the add form's row where the path leads into it. */
  const scopeOfPath = (path: string): Answers =>
    path.includes(`/${pendingRowId}/`) ? answersWithPending(path.split('/')[0] ?? '') : answers

  let withPending = { table: '', of: answers, and: pendingRows, answers }
  /** Made once for all cells of an add form, as long as nothing changes. */
  const answersWithPending = (table: string): Answers => {
    if (withPending.table !== table || withPending.of !== answers || withPending.and !== pendingRows) {
      const scope = deriveAnswers(form, withPendingRow(typed, table, pendingRows), facts)
      withPending = { table, of: answers, and: pendingRows, answers: scope }
    }
    return withPending.answers
  }

  const keep = (next: Answers) => {
    const before = answers
    typed = next
    answers = deriveAnswers(form, typed, facts)
    if (!ruled) return
    // What is calculated in closed rows follows answers elsewhere.
    for (const key of listeners.keys()) {
      const [table = '', rowId = ''] = isRowKey(key) ? key.split('/') : []
      if (table && rowById(ownValue(before, table), rowId) !== rowById(ownValue(answers, table), rowId)) wake(key)
    }
  }

  /** Takes over other facts; answers the names whose values follow from them. */
  const know = (next: Facts): string[] => {
    const before = answers
    facts = next
    keep(typed)
    return [...form.fields.keys()].filter(name => ownValue(before, name) !== ownValue(answers, name))
  }

  const compute = (path: string): FieldView => {
    const scope = scopeOfPath(path)
    const name = path.split('/')[0] ?? ''
    const state = fieldState(form, path, scope) ?? nowhere
    const own = judged.has(path) && state.applies ? ownProblems(validateField(form, path, scope, facts), path) : []
    const problems = [...own, ...(foreign.get(path) ?? [])]
    const locked = open !== null && !open.has(name)
    // Rows are followed one by one (`rowIds` and the cells), so that a table does not wake for every keystroke in it.
    const holdsRows = !path.includes('/') && form.fields.get(path)?.kind.rows !== 'none'
    const value = holdsRows ? undefined : readPath(scope, path)
    return { path, value, state, problems: problems.length ? problems : noProblems, locked }
  }

  const view = (path: string): FieldView => {
    const known = views.get(path)
    if (known) return known
    const fresh = compute(path)
    views.set(path, fresh)
    return fresh
  }

  const wake = (key: string) => {
    for (const listener of listeners.get(key) ?? []) listener()
  }

  /** Recomputes what is on screen of these paths and wakes those that differ. */
  const refresh = (paths: Iterable<string>) => {
    for (const path of paths) {
      const before = views.get(path)
      if (!before) continue
      const after = compute(path)
      if (sameView(before, after)) continue
      views.set(path, after)
      wake(path)
    }
  }

  const refreshAll = () => refresh([...views.keys()])

  /** The paths a change may touch: the field, its dependants, and cells of tables that look at it. */
  const touchedBy = (name: string): string[] => onScreen([name, ...(form.affected.get(name) ?? [])])

  /** The paths of fields, with the cells of those that are tables; only tables have to be looked for. */
  const onScreen = (names: readonly string[]): string[] => {
    const tables = new Set(names.filter(name => form.fields.get(name)?.kind.rows !== 'none'))
    const cells = tables.size === 0 ? [] : [...views.keys()].filter(path => isCellOf(path, tables))
    return [...names, ...cells]
  }

  const touchedInRow = (table: string, rowId: string, cell: string): string[] => {
    const field = form.fields.get(table)
    const scope = field?.cells ?? field?.fixedRows?.get(rowId)?.cells
    return [cell, ...(scope?.affected.get(cell) ?? [])].map(name => rowPath(table, rowId, name))
  }

  const refreshRowIds = (table: string) => {
    const ids = rowsOf(ownValue(answers, table)).map(row => row._id)
    if (sameValue(rowIds.get(table) ?? noIds, ids)) return
    rowIds.set(table, ids)
    wake(`${table}/*`)
  }

  const tell = (names: readonly string[], byPerson: boolean) => {
    for (const listener of changeListeners) listener(names, byPerson)
  }

  const tellPending = () => {
    for (const listener of pendingListeners) listener()
  }

  const assign = (patch: Answers, byPerson: boolean) => {
    const names = Object.keys(patch).filter(name => !sameValue(ownValue(typed, name), patch[name]))
    if (names.length === 0) return
    keep({ ...typed, ...Object.fromEntries(names.map(name => [name, patch[name]])) })
    for (const name of names) {
      foreign.delete(name)
      if (form.fields.get(name)?.kind.rows === 'none') continue
      refreshRowIds(name)
      for (const key of listeners.keys()) if (key.startsWith(`${name}/`) && isRowKey(key)) wake(key)
    }
    refresh(new Set(names.flatMap(touchedBy)))
    tell(names, byPerson)
  }

  /** Rows came or went: the rows that stay, and their cells, are as they were. */
  const putRows = (table: string, rows: readonly AnswerRow[]) => {
    keep({ ...typed, [table]: rows })
    foreign.delete(table)
    refreshRowIds(table)
    refresh([...(form.dependsOn.get(table)?.includes(table) ? onScreen([table]) : [table]), ...outside(table)])
    tell([table], true)
  }

  /** Puts a value at a path, as a person's edit; a choice also fills its autofields. */
  const setValue = (path: string, value: unknown) => {
    const [name = '', rowId, cell] = path.split('/')
    if (rowId === undefined || cell === undefined) {
      assign({ [name]: value }, true)
      const copied = autofillPatch(form, path, answers, facts)
      if (Object.keys(copied).length > 0) assign(copied, true)
      return
    }
    foreign.delete(path)
    const before = rowId === pendingRowId ? withPendingRow(typed, name, pendingRows) : typed
    const scope = withRowValue(before, name, rowId, cell, value)
    const filled = { ...scope, ...autofillPatch(form, path, scope, facts) }
    const row = rowById(filled[name], rowId)
    if (rowId === pendingRowId) {
      if (row) pendingRows = { ...pendingRows, [name]: row }
    } else keep({ ...typed, [name]: filled[name] })
    const cells = touchedInRow(name, rowId, cell)
    refreshRowIds(name)
    wake(`${name}/${rowId}`)
    // The table's own problems may be gone; the cells of its other rows stay untouched.
    // Where rules compare the rows, all of them.
    const rows = form.dependsOn.get(name)?.includes(name) ? onScreen([name]) : [name]
    refresh(rowId === pendingRowId ? cells : [...cells, ...rows, ...outside(name)])
    if (rowId === pendingRowId) tellPending()
    else tell([name], true)
  }

  /** The dependants of a table, without its own cells. */
  const outside = (name: string): string[] => onScreen(form.affected.get(name) ?? [])

  const judge = (paths: Iterable<string>) => {
    const fresh = [...paths].filter(path => !judged.has(path))
    for (const path of fresh) judged.add(path)
    refresh(fresh)
  }

  return {
    form,
    idScope: options.idScope ?? '',
    readAnswers: () => answers,
    /** What was typed, locked fields included, as the draft keeps it. */
    readTyped: () => typed,
    readFacts: () => facts,
    /** The row of an add form with what is worked out in it, and the answers it would stand among. */
    readPendingRow: (table: string): AnswerRow =>
      rowById(ownValue(answersWithPending(table), table), pendingRowId) ?? { _id: pendingRowId },
    readAnswersWithPending: answersWithPending,
    readPendingRows: () => pendingRows,
    view,
    rowIds: (table: string): readonly string[] => {
      if (!rowIds.has(table))
        rowIds.set(
          table,
          rowsOf(ownValue(answers, table)).map(row => row._id),
        )
      return rowIds.get(table) ?? noIds
    },
    /** A row of a table as it is now; the same object until the row changes. */
    row: (table: string, rowId: string): AnswerRow | null => rowById(ownValue(answers, table), rowId),
    setValue,
    /** Takes values over that the person did not type here: the server's, another tab's, the journal's. */
    takeValues: (values: Answers, byPerson = false) => assign(values, byPerson),
    restorePendingRows: (rows: Readonly<Record<string, AnswerRow>>) => {
      pendingRows = { ...rows }
      refreshAll()
    },
    /** Adds a row to a table, filled or empty. */
    addRow: (table: string, row: AnswerRow) => putRows(table, withRow(typed, table, row)),
    removeRow: (table: string, rowId: string) => {
      const rows = rowsOf(ownValue(typed, table)).filter(row => row._id !== rowId)
      for (const path of [...views.keys(), ...judged]) {
        if (!path.startsWith(`${table}/${rowId}/`)) continue
        views.delete(path)
        judged.delete(path)
      }
      putRows(table, rows)
    },
    clearPendingRow: (table: string) => {
      const { [table]: _, ...rest } = pendingRows
      pendingRows = rest
      for (const path of [...views.keys()].filter(path => path.startsWith(`${table}/${pendingRowId}/`))) {
        judged.delete(path)
        refresh([path])
      }
      tellPending()
    },
    /** Shows the problems of fields from now on, as after leaving one. */
    judge,
    isJudged: (path: string): boolean => judged.has(path),
    /** Judges a step, or the whole form, and answers its problems in order. */
    judgeStep: (stepIndex: number): readonly Problem[] => {
      const problems = validateStep(form, stepIndex, answers, facts)
      judge([...(form.steps[stepIndex]?.fields ?? []).map(field => field.name), ...problems.map(({ path }) => path)])
      return problems
    },
    findProblems: (): readonly Problem[] => validateForm(form, answers, facts),
    /** Shows problems the server found. */
    takeProblems: (problems: readonly Problem[]) => {
      const local = new Set(validateForm(form, answers, facts).map(({ path, code }) => `${path} ${code}`))
      judge(problems.map(({ path }) => path))
      for (const { path } of problems) foreign.set(path, [])
      for (const problem of problems) {
        if (!local.has(`${problem.path} ${problem.code}`)) {
          foreign.set(problem.path, [...(foreign.get(problem.path) ?? []), problem])
        }
      }
      refresh(problems.map(({ path }) => path))
    },
    setFacts: (next: Partial<Facts>) => {
      know({ ...facts, ...next })
      refreshAll()
    },
    setOptions: (key: string, listed: readonly ListedOption[]) => {
      const names = know({ ...facts, options: { ...facts.options, [key]: listed } })
      refresh(new Set([...judged, ...names.flatMap(touchedBy)]))
      wake('options')
    },
    /** Opens a closed field of a returned request, with what depends on it. */
    unlock: (name: string) => {
      if (open === null) return
      for (const opened of [name, ...(form.affected.get(name) ?? [])]) open.add(opened)
      refreshAll()
    },
    subscribe: (key: string, listener: () => void): (() => void) => {
      const set = listeners.get(key) ?? new Set()
      listeners.set(key, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size > 0 || listeners.get(key) !== set) return
        // What left the screen is not kept up to date: a long table is scrolled through, cell by cell.
        listeners.delete(key)
        views.delete(key)
      }
    },
    /** Rows in add forms changed; they are kept here only. */
    onPendingChange: (listener: () => void): (() => void) => {
      pendingListeners.add(listener)
      return () => pendingListeners.delete(listener)
    },
    onChange: (listener: AnswerChangeListener): (() => void) => {
      changeListeners.add(listener)
      return () => changeListeners.delete(listener)
    },
    fieldAt: (path: string): CompiledField | null => {
      if (!path.includes('/')) return form.fields.get(path) ?? null
      const [name = '', rowId, cell] = path.split('/')
      const field = form.fields.get(name) ?? null
      if (rowId === undefined || cell === undefined) return field
      return (field?.cells ?? field?.fixedRows?.get(rowId)?.cells)?.fields.get(cell) ?? null
    },
  }
}

/** A table's own problems; those of its cells stand at the cells. */
const ownProblems = (problems: readonly Problem[], path: string): readonly Problem[] =>
  problems.filter(problem => problem.path === path || (!path.includes('/') && problem.path.split('/').length === 2))

const readPath = (answers: Answers, path: string): unknown => {
  if (!path.includes('/')) return ownValue(answers, path)
  const [name = '', rowId, cell] = path.split('/')
  const value = ownValue(answers, name)
  if (rowId === undefined || cell === undefined) return value
  const row = rowById(value, rowId)
  return row === null ? undefined : ownValue(row, cell)
}

const isCellOf = (path: string, tables: ReadonlySet<string>): boolean => {
  const end = path.indexOf('/')
  return end > 0 && tables.has(path.slice(0, end))
}

const isRowKey = (key: string): boolean => key.split('/').length === 2 && !key.endsWith('/*')

const sameView = (a: FieldView, b: FieldView): boolean =>
  a.locked === b.locked && a.value === b.value && sameValue(a.state, b.state) && sameValue(a.problems, b.problems)
