import { expect, it } from 'vitest'
import { describeDemoAccounts } from './demo-accounts.ts'

it('[REQ-DEMO-05] tells the passwords of a demo to a terminal, never to what keeps its lines', () => {
  expect(describeDemoAccounts(true)).toMatch(/Demo-2026[\s\S]+admin@khyanalt\.test/)
  expect(describeDemoAccounts(false)).not.toMatch(/Demo-2026|@/)
})
