// A lost second factor, taken away by two administrators over the wire.
import { confirmProposal, listProposals } from '@khyanalt/contract/proposals'
import { proposeFactorReset, readPerson } from '@khyanalt/contract/staff-people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoStaff } from '../../../../seeds/demo/people.ts'
import { openFactorApp } from './second-factor-fixture.ts'

let portal: Awaited<ReturnType<typeof openFactorApp>>
beforeAll(async () => {
  portal = await openFactorApp()
})
afterAll(() => portal.close())

const { id } = demoStaff.inspector
const reason = 'Утсаа гээсэн'

describe('the second factor of somebody who lost it', () => {
  it('[REQ-FACTOR-17] goes with every session when a second administrator confirms, and not before', async () => {
    const { test } = portal
    const [first, second, inspector] = [portal.browser(), portal.browser(), portal.browser()]
    await first.signIn('admin')
    expect((await first.call(proposeFactorReset, { id, reason })).body.code).toBe('account_state')
    await inspector.signIn('inspector')
    await inspector.addApp()
    const kept = inspector.token()
    expect((await portal.browser().signIn('inspector')).body.code).toBe('second_factor')
    expect((await first.call(proposeFactorReset, { id, reason })).body.code).toBe('second_administrator_missing')
    await second.signIn('secondAdmin')

    const { body } = await first.call(proposeFactorReset, { id, reason })
    const proposal = String(body.proposal)
    expect((await first.call(confirmProposal, { id: proposal })).status).toBe(403)
    expect((await inspector.call(confirmProposal, { id: proposal })).status).toBe(403)
    expect((await portal.browser().signIn('inspector')).body.code).toBe('second_factor')
    const [waiting] = (await test.call('secondAdmin', listProposals, {})).data
    expect(waiting).toMatchObject({ id: proposal, kind: 'factor_reset', lines: [{ to: { mn: reason } }] })

    expect((await second.call(confirmProposal, { id: proposal })).status).toBe(200)
    expect((await test.call('admin', readPerson, { id })).data).toMatchObject({
      has_second_factor: false,
      sessions: [],
    })
    expect((await inspector.call(listProposals, {}, kept)).status).toBe(401)
    expect((await portal.browser().signIn('inspector')).status).toBe(200)
    const told = await test.app.services.db
      .selectFrom('notifications')
      .select('type')
      .where('user_id', '=', id)
      .execute()
    expect(told.filter(({ type }) => type === 'reset_second_factor')).toHaveLength(1)
  })

  it('[REQ-FACTOR-17] is not proposed for oneself, nor for nobody', async () => {
    const admin = portal.browser()
    await admin.signIn('admin')
    expect((await admin.call(proposeFactorReset, { id: demoStaff.admin.id, reason })).body.code).toBe('own_account')
    const nobody = '01900000-0000-7000-8000-00000000ffff'
    expect((await admin.call(proposeFactorReset, { id: nobody, reason })).status).toBe(404)
  })
})
