// What stands out in a report that is sent, and whether its sender said why (REQ-DECLARE-03, REQ-DECLARE-06).
import type { FeeReportAnswers } from '@khyanalt/domain/fee-report/answers'
import { explainWarnings, type SentWarning } from '@khyanalt/domain/fee-report/explanations'
import { placeName } from '@khyanalt/domain/fee-report/place-names'
import type { Quarter } from '@khyanalt/domain/fee-report/quarters'
import { type FeeWarning, reportWarnings } from '@khyanalt/domain/fee-report/warnings'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { readLastQuarter } from './read-reports.ts'

/** The warnings of answers without a problem, each with the words on it; refuses where words are asked for and missing. */
export const judgeWarnings = async (
  tx: Tx,
  answers: FeeReportAnswers,
  { year, season }: Quarter,
): Promise<readonly SentWarning<FeeWarning>[]> => {
  const last = await readLastQuarter(tx, {
    company_id: answers.company_id,
    cert_type: answers.cert_type,
    license_number: answers.license_number,
    mineral: answers.mineral_name,
    quarter: { year, season },
  })
  const warnings = explainWarnings(reportWarnings(answers, { last }), answers.explanations ?? [])
  const open = warnings.filter(({ explanation }) => explanation === null)
  // A sender who leaves the key out knows of no warnings: the agency reads that nobody explained them.
  if (open.length > 0 && answers.explanations !== undefined) throw refuseUnexplained(open)
  return warnings
}

const refuseUnexplained = (open: readonly FeeWarning[]) => {
  const sentence = (language: 'mn' | 'en'): string => {
    const places = new Set(open.map(({ path }) => placeName(path, language)))
    return `${errorTexts[language].fee_warnings_unexplained} ${[...places].join('; ')}.`
  }
  return refuse('fee_warnings_unexplained', {
    problems: open.map(({ path, code, params }) => ({ path, code, ...(params ? { params } : {}) })),
    message: { mn: sentence('mn'), en: sentence('en') },
  })
}
