// The status of a listed request: colour and word.
import { type DashboardTextKey, dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { readRequestStatus, requestStatusTone } from '@khyanalt/domain/request-status'
import { useText } from '../../language/language.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'

type Props = { readonly code: number; readonly draftLabel?: DashboardTextKey }

/** The tag; 999 is never given, yet reads as under review (CON-063). */
export const RequestStatus = ({ code, draftLabel = 'draft' }: Props) => {
  const t = useText(dashboardTexts)
  const state = readRequestStatus(code)?.state ?? 'review'
  return <StatusTag tone={requestStatusTone(state)} label={t(state === 'draft' ? draftLabel : state)} />
}
