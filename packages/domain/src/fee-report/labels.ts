// What people read instead of the codes of a fee report.
import type { Bilingual } from '../language.ts'
import { feeMineralTexts } from '../messages/fee-report-labels.ts'
import { feeScreenTexts } from '../messages/fee-screens.ts'
import type { Texts } from '../text.ts'
import { type FeeReportAnswers, feeMinerals, payerTypes } from './answers.ts'
import { findTemplate } from './sheet-templates.ts'

/** The answers that are kept as codes. */
export const codedAnswers = [
  'payer_type',
  'deposit_name',
  'mineral_name',
  'second_mineral',
  'resource_increased',
  'season_active',
  'mayagt_id',
] as const satisfies readonly (keyof FeeReportAnswers)[]
export type CodedAnswer = (typeof codedAnswers)[number]

type Choices = readonly { readonly value: string; readonly label: Bilingual }[]
/** The lists that the agency keeps, options that are offered no more among them. */
export type FeeChoices = { readonly deposits: Choices; readonly secondMinerals: Choices }

/** The label of a coded answer; null while nothing is chosen, or for a code that no list holds. */
export const feeLabel = (name: CodedAnswer, value: unknown, lists: FeeChoices): Bilingual | null => {
  switch (name) {
    case 'payer_type': {
      const payer = payerTypes.find(one => one === value)
      return payer ? pairOf(feeScreenTexts, `payer_${payer}`) : null
    }
    case 'deposit_name':
      return lists.deposits.find(one => one.value === value)?.label ?? null
    case 'mineral_name': {
      const mineral = feeMinerals.find(one => one === value)
      return mineral ? pairOf(feeMineralTexts, mineral) : null
    }
    case 'second_mineral':
      return lists.secondMinerals.find(one => one.value === value)?.label ?? null
    case 'resource_increased':
      return value === 'yes' || value === 'no' ? pairOf(feeScreenTexts, value) : null
    case 'season_active':
      return value === 'yes' || value === 'no' ? pairOf(feeScreenTexts, value === 'no' ? 'activeNo' : 'yes') : null
    case 'mayagt_id': {
      const template = findTemplate(Number(value))
      if (!template) return null
      const { name: form, title } = template
      return { mn: `${form.mn} – ${title.mn}`, en: `${form.en} – ${title.en}` }
    }
  }
}

/** The labels of all coded answers of a report. */
export const feeLabels = (
  answers: Pick<FeeReportAnswers, CodedAnswer>,
  lists: FeeChoices,
): Record<CodedAnswer, Bilingual | null> =>
  Object.fromEntries(codedAnswers.map(name => [name, feeLabel(name, answers[name], lists)])) as Record<
    CodedAnswer,
    Bilingual | null
  >

const pairOf = <K extends string>(texts: Texts<K>, key: K): Bilingual => ({ mn: texts.mn[key], en: texts.en[key] })
