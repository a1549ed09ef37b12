// Statuses of reports and late requests: one table of words for every view (CON-172).
import { lateRequestTone, readLateStatus } from '@khyanalt/domain/fee-report/late-requests'
import { readFeeReportStatus } from '@khyanalt/domain/fee-report/report-status'
import { feeReportStateTexts, lateStateTexts } from '@khyanalt/domain/messages/states'
import { stateTone } from '@khyanalt/domain/state-tone'
import { useText } from '../../language/language.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'

/** The status of a report. */
export const ReportStatus = ({ code }: { readonly code: number }) => {
  const t = useText(feeReportStateTexts)
  const state = readFeeReportStatus(code)
  return state && <StatusTag tone={stateTone(state)} label={t(state)} size="s" />
}

/** The status of a late request. */
export const LateStatus = ({ code }: { readonly code: number }) => {
  const t = useText(lateStateTexts)
  const state = readLateStatus(code)
  return state && <StatusTag tone={lateRequestTone(state)} label={t(state)} size="s" />
}
