// What people call the values of a report: fields, and cells by table, month and column.
import { balanceLines } from '@khyanalt/domain/fee-report/answers'
import { codedAnswers, type FeeChoices, feeLabel } from '@khyanalt/domain/fee-report/labels'
import { sheetNames, unitName } from '@khyanalt/domain/fee-report/sheet-templates'
import { feeGridTexts } from '@khyanalt/domain/messages/fee-grid'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useLanguage, useName, useText } from '../../language/language.tsx'
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
  }
}

/** What codes are called, and the companies of the writer. */
export type ValueNames = FeeChoices & {
  readonly companies: readonly { readonly id: string; readonly name_mn: string; readonly name_en: string | null }[]
}

/** A value as people read it, never its code. */
export const useValueText = (names: ValueNames) => {
  const say = useName()
  const { ui } = useLanguage()
  return (name: string, value: unknown): string => {
    if (value === null || value === undefined) return ''
    if (Array.isArray(value)) return String(value.length)
    if (name === 'company_id') {
      const company = names.companies.find(({ id }) => id === value)
      return company ? say({ mn: company.name_mn, en: company.name_en ?? '' }) : ''
    }
    const coded = codedAnswers.find(one => one === name)
    if (coded) {
      const label = feeLabel(coded, value, names)
      return label ? say(label) : ''
    }
    return name.endsWith('.row_2') ? unitName(String(value))[ui] : showNumber(String(value))
  }
}
