// A report is read in words: no code of a list reaches its reader.
import { emptyFeeReport, withQuarter, withTemplate } from '@khyanalt/domain/fee-report/answers'
import { cleanup, configure, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openFeeServer, showFeeScreen, stored } from './fee-fixture.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

let server: Awaited<ReturnType<typeof openFeeServer>>
beforeEach(async () => {
  server = await openFeeServer()
})
afterEach(() => {
  cleanup()
  server.close()
})

it('[REQ-LABEL-02] shows every chosen option of a report by its word', async () => {
  const answers = {
    ...withTemplate(withQuarter({ ...emptyFeeReport, company_id: 'c1' }, { year: 2026, season: 2 }), 1),
    payer_type: 'has_license',
    deposit_name: 'd1',
    mineral_name: 'gold',
    second_mineral: 'silver',
    resource_increased: 'no',
    season_active: 'yes',
  }
  server.say('/api/amnat/request/getData/r1', { data: stored({ status: 1000 }, answers), usual_days: null })
  await showFeeScreen('/dashboard/amnat/request/show/r1')
  expect(await screen.findByText('Мөнгө')).toBeTruthy()
  for (const word of ['Тусгай зөвшөөрөл эзэмшигч', 'Алтан овоо', 'Алт', 'Тийм', 'Үгүй']) {
    expect(screen.getAllByText(word).length, word).toBeGreaterThan(0)
  }
  for (const code of ['silver', 'gold', 'd1', 'has_license', 'yes', 'no']) {
    expect(screen.queryAllByText(code), code).toEqual([])
  }
})
