// What people call the values of a report: fields, and cells by table, month and column.
import { codedAnswers, type FeeChoices, feeLabel } from '@khyanalt/domain/fee-report/labels'
import { placeName } from '@khyanalt/domain/fee-report/place-names'
import { unitName } from '@khyanalt/domain/fee-report/sheet-templates'
import { feeDeclareTexts } from '@khyanalt/domain/messages/fee-declare'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { isExplanationName, pathOfName, warningOfName } from './report-values.ts'
import { showNumber } from './sheet-columns.ts'

export const useValueTitles = () => {
  const t = useText(feeDeclareTexts)
  const { ui } = useLanguage()
  return {
    titleOf: (name: string): string => {
      if (!isExplanationName(name)) return placeName(pathOfName(name), ui)
      return t('explainOf', { place: placeName(warningOfName(name).path, ui) })
    },
  }
}

/** What codes are called, and the companies of the writer. */
type ValueNames = FeeChoices & {
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
