// Deciding on what a colleague holds: asked first, and said whose it is.
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { type ReactNode, useState } from 'react'
import { DecisionDialog } from '../../console/DecisionDialog.tsx'
import { formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import type { Act } from './acts.ts'

type Holder = { readonly id: string; readonly name: string; readonly since?: string | null }

/** Decisions that make whoever takes them the assignee. */
const takesOver: readonly Act[] = ['receive', 'agree', 'approve', 'return', 'reject']

export const useHeldByColleague = (
  { number, holder, self }: { readonly number: string; readonly holder: Holder | null; readonly self: string },
  onStart: (act: Act) => void,
): { readonly start: (act: Act) => void; readonly colleague: Holder | null; readonly dialog: ReactNode } => {
  const t = useText(staffDecisionTexts)
  const words = useText(staffDeskTexts)
  const [asking, setAsking] = useState<Act | null>(null)
  const colleague = holder !== null && holder.id !== self ? holder : null
  const goOn = (act: Act) => {
    setAsking(null)
    onStart(act)
  }
  return {
    colleague,
    start: act => (colleague && takesOver.includes(act) ? setAsking(act) : onStart(act)),
    dialog: asking && colleague && (
      <DecisionDialog
        title={words('held_title', { number, name: colleague.name })}
        explain={[
          words('held_explain', { name: colleague.name }),
          colleague.since ? words('held_since', { since: formatMoment(colleague.since) }) : '',
        ]
          .join(' ')
          .trim()}
        confirm={words('held_go_on', { act: t(asking) })}
        pending={false}
        error={null}
        onConfirm={() => goOn(asking)}
        onClose={() => setAsking(null)}
      />
    ),
  }
}
