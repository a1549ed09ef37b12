// The keys of the decisions, at the desks of requests, food objects and fee reports.
import { feeReportDecisions } from '@khyanalt/domain/fee-report/report-actions'
import { foodDeskActions } from '@khyanalt/domain/food-object-actions'
import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Decisions } from '../cases/Decisions.tsx'
import { requestActs } from './acts.ts'

/** The keys that start an act where it may be decided. */
const keysOf = (act: string): string => {
  const started: string[] = []
  const button = { act, label: act, look: 'primary' } as const
  const { unmount } = render(<Decisions buttons={[button]} onStart={one => started.push(one)} />)
  const keys = [...'abcdefghijklmnopqrstuvwxyz'].filter(key => {
    const before = started.length
    fireEvent.keyDown(document.body, { key })
    return started.length > before
  })
  expect(started.filter(one => one !== act)).toEqual([])
  unmount()
  return keys.join('')
}

it('[REQ-DESK-02] a key stands for the same kind of decision at every desk', () => {
  const table = (acts: readonly string[]) => Object.fromEntries(acts.map(act => [act, keysOf(act)]))
  const shared = { receive: 'r', agree: 'a', return: 'b', reject: 'x' }
  expect(table(requestActs)).toEqual({ ...shared, approve: 'a', raise_invoice: 'i', waive_fee: '' })
  expect(table(foodDeskActions)).toEqual({ ...shared, register: 'a', void: 's', restore: '', reopen: '' })
  expect(table(feeReportDecisions)).toEqual({ ...shared, register: 'a', suspend: 's', complain: '' })
})

it('[REQ-DESK-02] a key of what may not be decided now does nothing', () => {
  const started: string[] = []
  const button = { act: 'return', label: 'return', look: 'secondary' } as const
  render(<Decisions buttons={[button]} onStart={act => started.push(act)} />)
  for (const key of 'raxsib') fireEvent.keyDown(document.body, { key })
  expect(started).toEqual(['return'])
})
