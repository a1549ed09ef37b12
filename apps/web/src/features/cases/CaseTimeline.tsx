// What happened to a case: the event, when, who and in what position, on which step, with what was said.
import type { Bilingual } from '@khyanalt/domain/language'
import type { ReactNode } from 'react'
import { formatMoment } from '../../language/format.ts'
import { useName } from '../../language/language.tsx'
import { Timeline } from '../../ui/Timeline.tsx'

const icons = {
  blue: 'clock',
  green: 'check',
  orange: 'receipt',
  red: 'returned',
  purple: 'edit',
  grey: 'file',
} as const

/** An event as people read it. */
export type CaseEvent = {
  readonly what: string
  readonly at: string
  readonly tone: keyof typeof icons
  readonly person: string | null
  readonly position?: string | null
  /** The review step that it belongs to. */
  readonly step?: Bilingual | null
  /** What was said with it. */
  readonly note?: ReactNode
}

/** The events, in the order in which they are handed in. */
export const CaseTimeline = ({ label, events }: { readonly label: string; readonly events: readonly CaseEvent[] }) => {
  const name = useName()
  return (
    <Timeline
      label={label}
      items={events.map(({ what, at, tone, person, position, step, note }, place) => ({
        id: place,
        title: what,
        time: formatMoment(at),
        dateTime: at,
        by: [person, position].filter(Boolean).join(', ') || undefined,
        text: (step || note) && (
          <>
            {step && <p>{name(step)}</p>}
            {note}
          </>
        ),
        tone,
        icon: icons[tone],
      }))}
    />
  )
}
