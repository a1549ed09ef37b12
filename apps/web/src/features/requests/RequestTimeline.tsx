import type { RequestDetail } from '@khyanalt/contract/requests'
import { requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { useText } from '../../language/language.tsx'
import { CaseTimeline } from '../cases/CaseTimeline.tsx'
import { timelineEntries } from './timeline-entries.ts'

/** The course of a request, oldest first. */
export const RequestTimeline = ({ request }: { readonly request: RequestDetail }) => {
  const t = useText(requestViewTexts)
  return (
    <CaseTimeline
      label={t('timeline')}
      events={timelineEntries(request).map(({ label, ...entry }) => ({ what: t(label), ...entry }))}
    />
  )
}
