// What people call the places of a report: fields, and cells by table, month and column.
import { feeGridTexts } from '../messages/fee-grid.ts'
import { feeScreenTexts } from '../messages/fee-screens.ts'
import { formatText } from '../text.ts'
import { balanceLines } from './answers.ts'
import { sheetColumns, sheetNames } from './sheet-templates.ts'

const fields = {
  company_id: 'company',
  year: 'quarterLabel',
  season_value: 'quarterLabel',
  payer_type: 'payer',
  deposit_name: 'deposit',
  cert_type: 'licenceType',
  license_number: 'licence',
  mineral_name: 'mineral',
  second_mineral: 'secondMineral',
  resource_increased: 'increased',
  season_active: 'active',
  mayagt_id: 'sheet',
  document_files: 'papers',
} as const satisfies Readonly<Record<string, keyof typeof feeScreenTexts.mn>>

/**
 * The words for a path of a problem or warning, such as `unelgee/month_4/row_7`; a place that no form has is the report.
 * Whoever stands in its section already reads the cell without it.
 */
export const placeName = (path: string, language: 'mn' | 'en', inSection = false): string => {
  const word = (key: keyof typeof feeScreenTexts.mn, params?: Readonly<Record<string, string | number>>): string =>
    formatText(feeScreenTexts, language, key, params)
  const [table = '', part = '', key = ''] = path.split('/')
  const sheet = sheetNames.find(one => one === table)
  const line = balanceLines.find(one => one === table)
  if (sheet) {
    const section = word(sheet === 'too_hemjee' ? 'section3' : 'section4')
    const month = Number(part.replace('month_', ''))
    const row = Number.isNaN(month) ? formatText(feeGridTexts, language, 'total') : word('month', { month })
    const column =
      key === 'row_1'
        ? word('product')
        : key === 'row_2'
          ? word('unit')
          : sheetColumns[sheet].find(one => one.key === key)?.title[language]
    const cell = column === undefined ? row : `${row}, ${column}`
    return inSection ? cell : `${section}: ${cell}`
  }
  if (line) return `${word(`line_${line}`)}, ${word(part === 'iluu' ? 'surplus' : 'deficit')}`
  return Object.hasOwn(fields, table) ? word(fields[table as keyof typeof fields]) : word('title')
}
