// What people call the values of a report: fields, and cells by table, month and column.
import { balanceLines } from '@khyanalt/domain/fee-report/answers'
import { sheetNames } from '@khyanalt/domain/fee-report/sheet-templates'
import { feeGridTexts } from '@khyanalt/domain/messages/fee-grid'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useLanguage, useText } from '../../language/language.tsx'
import { columnsOf, showNumber } from './sheet-columns.ts'

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
} as const

export const useValueTitles = () => {
  const t = useText(feeScreenTexts)
  const grid = useText(feeGridTexts)
  const { ui } = useLanguage()
  return {
    titleOf: (name: string): string => {
      const [table = '', part = '', key = ''] = name.split('.')
      const sheet = sheetNames.find(one => one === table)
      const line = balanceLines.find(one => one === table)
      if (sheet) {
        const column = columnsOf(sheet, ui).find(({ id }) => id === key)?.title ?? key
        const month = Number(part.replace('month_', ''))
        const row = Number.isNaN(month) ? grid('total') : t('month', { month })
        return `${t(sheet === 'too_hemjee' ? 'section3' : 'section4')}: ${row}, ${column}`
      }
      if (line) return `${t(`line_${line}`)}, ${t(part === 'iluu' ? 'surplus' : 'deficit')}`
      const field = fields[table as keyof typeof fields]
      return field ? t(field) : name
    },
    textOf: (value: unknown): string =>
      Array.isArray(value)
        ? String(value.length)
        : value === null || value === undefined
          ? ''
          : showNumber(String(value)),
  }
}
