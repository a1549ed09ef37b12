// The columns of a report's tables as the grid wants them.
import { decimalDigits, formatDecimal, readDecimal } from '@khyanalt/domain/fee-report/decimal'
import {
  type NumberRow,
  numberRows,
  type SheetName,
  sheetColumns,
  sheetUnits,
  unitName,
  unitNames,
} from '@khyanalt/domain/fee-report/sheet-templates'
import { summariseColumn } from '@khyanalt/domain/fee-report/totals'
import type { Language } from '@khyanalt/domain/language'
import { feePaperTexts } from '@khyanalt/domain/messages/fee-report-paper'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { formatText } from '@khyanalt/domain/text'
import type { GridColumn } from './grid/grid-column.ts'
import { feeProblemText } from './report-problems.ts'

type Ui = Exclude<Language, 'ru'>

/** A column of exact numbers (REQ-AMNAT-17); `total` is what stands below it. */
export const numberColumn = (id: string, title: string, ui: Ui, total: GridColumn['total'] = null): GridColumn => ({
  id,
  title,
  kind: 'number',
  read: text => {
    const reading = readDecimal(text)
    if (reading.kind === 'empty') return { ok: true, value: '' }
    if (reading.kind === 'number') return { ok: true, value: decimalDigits(reading.value) }
    return { ok: false, problem: feeProblemText({ path: id, ...reading }, ui) }
  },
  show: showNumber,
  total,
})

/** A kept number with its thousands apart; what is none stands as it was typed. */
export const showNumber = (text: string): string => {
  const reading = readDecimal(text)
  return reading.kind === 'number' ? formatDecimal(reading.value) : text
}

/** Product, unit and the seven numbers of a table. */
export const columnsOf = (sheet: SheetName, ui: Ui): readonly GridColumn[] => {
  const word = (key: keyof typeof feeScreenTexts.mn) => formatText(feeScreenTexts, ui, key)
  return [
    {
      id: 'row_1',
      title: word('product'),
      kind: 'text',
      read: text => ({ ok: true, value: text.trim() }),
      show: value => value,
      total: null,
    },
    {
      id: 'row_2',
      title: word('unit'),
      kind: 'choice',
      options: sheetUnits.map(value => ({ value, label: unitNames[value][ui] })),
      read: text => {
        const given = text.trim().toLowerCase()
        if (given === '') return { ok: true, value: '' }
        const unit = sheetUnits.find(one => [one, unitNames[one].mn, unitNames[one].en].includes(given))
        return unit ? { ok: true, value: unit } : { ok: false, problem: word('unitProblem') }
      },
      show: value => unitName(value)[ui],
      total: null,
    },
    ...sheetColumns[sheet].map(({ key, title }) => numberColumn(key, title[ui], ui, summaryBelow(sheet, key, ui))),
  ]
}

/** The sum, or the mean of shares with a word that says so (REQ-DECLARE-08). */
const summaryBelow =
  (sheet: SheetName, key: NumberRow, ui: Ui): GridColumn['total'] =>
  valuesOf => {
    const columns = ['row_2', ...numberRows].map(id => [id, valuesOf(id)] as const)
    const rows = valuesOf(key).map((_, at) => Object.fromEntries(columns.map(([id, texts]) => [id, texts[at] ?? ''])))
    const summary = summariseColumn(sheet, key, rows)
    if (!summary) return ''
    const value = formatDecimal(summary.value)
    return summary.kind === 'mean' ? formatText(feePaperTexts, ui, 'mean', { value }) : value
  }
