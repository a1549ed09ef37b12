import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Decisions } from '../cases/Decisions.tsx'
import { type Act, requestActs } from './acts.ts'
import { useHeldByColleague } from './use-held-by-colleague.tsx'

const saraa = { id: 'saraa', name: 'Сараа', since: '2026-11-20T02:15:00.000Z' }
const started: Act[] = []
const Case = ({
  holder,
}: {
  readonly holder: { readonly id: string; readonly name: string; readonly since?: string } | null
}) => {
  const held = useHeldByColleague({ number: 'R260000001', holder, self: 'me' }, act => started.push(act))
  return (
    <>
      <Decisions
        buttons={requestActs.map(act => ({ act, label: staffDecisionTexts.mn[act], look: 'primary' }))}
        onStart={held.start}
      />
      {held.dialog}
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))

it('[REQ-ASSIGNEE-01] [REQ-ASSIGNEE-04] asks before each decision on a request that a colleague holds, and says whose it is and since when', async () => {
  const { unmount } = render(<Case holder={saraa} />)
  for (const act of ['receive', 'agree', 'approve', 'return', 'reject'] as const) {
    started.length = 0
    press(staffDecisionTexts.mn[act])
    expect(started).toEqual([])
    expect(await screen.findByRole('dialog', { name: /Сараа хариуцаж байна/ })).toBeTruthy()
    expect(screen.getByRole('dialog').textContent).toContain('2026-11-20 10:15')
    press(staffDeskTexts.mn.held_go_on.replace('{act}', staffDecisionTexts.mn[act]))
    await expect.poll(() => started).toEqual([act])
  }
  unmount()
})

it('[REQ-ASSIGNEE-01] asks nothing about what is held by oneself or by nobody', () => {
  for (const holder of [null, { id: 'me', name: 'Төмөр' }]) {
    started.length = 0
    const { unmount } = render(<Case holder={holder} />)
    press(staffDecisionTexts.mn.agree)
    expect(started).toEqual(['agree'])
    expect(screen.queryByRole('dialog')).toBeNull()
    unmount()
  }
})
