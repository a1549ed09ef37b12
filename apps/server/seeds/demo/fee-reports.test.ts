import { getFeePeriod } from '@khyanalt/contract/fee-reports'
import { feeReportStates } from '@khyanalt/domain/fee-report/report-status'
import { expect, it } from 'vitest'
import { openTestApp } from '../../test/test-app.ts'
import { seedDemoFeeReports } from './fee-reports.ts'

it('shows reports and late requests in every state, an open window, and nothing twice', async () => {
  const test = await openTestApp()
  try {
    const { db } = test.app.services
    await seedDemoFeeReports(test.app.services)
    const reports = await db.selectFrom('fee_reports').select(['state', 'registered_at', 'round']).execute()
    expect(new Set(reports.map(({ state }) => state))).toEqual(new Set(feeReportStates))
    expect(reports).toHaveLength(24)
    expect(reports.some(({ round }) => round === 2)).toBe(true)
    const late = await db
      .selectFrom('cases as k')
      .innerJoin('late_request_quarters as q', 'q.case_id', 'k.id')
      .select(['k.state', 'q.used_at'])
      .execute()
    expect(late.map(({ state, used_at }) => `${state} ${used_at !== null}`).sort()).toEqual([
      'approved false',
      'approved true',
      'received false',
      'rejected false',
      'sent false',
    ])
    expect((await test.call('mineMember', getFeePeriod, {})).data).toBeGreaterThan(0)
    await seedDemoFeeReports(test.app.services)
    expect(await db.selectFrom('fee_reports').select('id').execute()).toHaveLength(24)
  } finally {
    await test.close()
  }
})
