// For whom a service may be taken, and who is proposed (REQ-BEHALF-05).
import type { Service } from '@khyanalt/contract/catalogue'
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { useState } from 'react'
import { useBehalf } from '../../api/behalf.ts'
import { useSession } from '../../api/session.ts'
import { useText } from '../../language/language.tsx'
import { mayTakeFor } from './check-take.ts'

/**
 * The choice: none for whoever acts for nobody else. Proposed is the holder of the certificate that is renewed, then the
 * one for whom the person acts, then the first organisation as documented.
 */
export const useTakers = (service: Pick<Service, 'clienttype'>, holder: string | undefined) => {
  const t = useText(behalfTexts)
  const { user } = useSession()
  const { principals, principal } = useBehalf()
  const [picked, setPicked] = useState<string | null>(null)
  const options = principals.map(({ id, name, number }) => {
    const rights = user?.companies.find(one => one.id === id)?.rights
    const fits = user !== null && mayTakeFor(user, service, id)
    const may = rights === undefined || rights.includes('prepare')
    return {
      value: id,
      label: name,
      help: fits ? (may ? (number ?? undefined) : t('noRight')) : t('kindRefused'),
      disabled: !fits || !may,
    }
  })
  const open = options.filter(({ disabled }) => !disabled)
  const isOpen = (id: string | null | undefined) => open.some(({ value }) => value === id)
  const first = open.find(({ value }) => value !== 'self') ?? open[0]
  const chosen = [picked, holder, principal?.id].find(isOpen) ?? first?.value
  return {
    options,
    chosen: principals.length === 0 ? undefined : (chosen ?? undefined),
    choose: setPicked,
    /** Whoever acts for one that the service does not take reads for whom it can be taken. */
    refused:
      principal && !isOpen(principal.id)
        ? { acting: principal.name, names: open.map(({ label }) => label).join(', ') || '–' }
        : null,
    none: principals.length > 0 && open.length === 0,
  }
}
