// The course of a request, oldest first.
import type { RequestDetail } from '@khyanalt/contract/requests'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { formatMoment } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { timelineEntries } from './timeline-entries.ts'

const icons = {
  blue: 'clock',
  green: 'check',
  orange: 'receipt',
  red: 'returned',
  purple: 'edit',
  grey: 'file',
} as const

/** The list of what happened. */
export const RequestTimeline = ({ request }: { readonly request: RequestDetail }) => {
  const t = useText(requestTexts)
  const name = useName()
  return (
    <Timeline
      label={t('timeline')}
      items={timelineEntries(request).map(entry => ({
        id: entry.key,
        title: t(entry.label),
        time: formatMoment(entry.at),
        dateTime: entry.at,
        by: [entry.person, entry.position].filter(Boolean).join(', ') || undefined,
        text: entry.step ? name(entry.step) : undefined,
        tone: entry.tone,
        icon: icons[entry.tone],
      }))}
    />
  )
}
