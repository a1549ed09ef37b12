// The sentence of a warning.
import { type FeeWarningCode, feeWarningCodes } from '@khyanalt/domain/fee-report/warnings'
import { feeWarningTexts } from '@khyanalt/domain/messages/fee-report-warnings'
import type { Problem } from '@khyanalt/domain/problem'
import { formatText, type TextParams } from '@khyanalt/domain/text'

/** In the language of the screen; empty for a warning that this version does not know. */
export const warningText = ({ code, params }: Pick<Problem, 'code' | 'params'>, ui: 'mn' | 'en'): string =>
  isKnown(code) ? formatText(feeWarningTexts, ui, code, params as TextParams | undefined) : ''

const isKnown = (code: string): code is FeeWarningCode => feeWarningCodes.some(one => one === code)
