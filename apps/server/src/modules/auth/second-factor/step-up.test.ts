import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changePassword, logout, me, revokeSession } from '@khyanalt/contract/auth'
import type { Call } from '@khyanalt/contract/call'
import { calls } from '@khyanalt/contract/calls'
import { setCertificateStatus } from '@khyanalt/contract/certificates'
import { createClientToken, spendClientToken } from '@khyanalt/contract/client-tokens'
import { setNotificationPreferences } from '@khyanalt/contract/notifications'
import { updateProfile } from '@khyanalt/contract/profile'
import { approveRequest, waiveFee } from '@khyanalt/contract/review'
import {
  beginApp,
  beginPasskey,
  beginStepUp,
  finishSignIn,
  type ProofAsked,
  readFactors,
  removeFactor,
  renewRecoveryCodes,
  stepUp,
} from '@khyanalt/contract/second-factor'
import { setGrants } from '@khyanalt/contract/staff-people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, demoPeople, demoStaff } from '../../../../seeds/demo/people.ts'
import { reviewedRequest, versionOf } from '../../../../test/builders.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { sendNotificationMail } from '../../notifications/send-notification-mail.job.ts'
import { resetByOperator, resetSecondFactor } from './reset-second-factor.ts'
import { askedIn, openFactorApp } from './second-factor-fixture.ts'

let portal: Awaited<ReturnType<typeof openFactorApp>>
beforeAll(async () => {
  portal = await openFactorApp()
})
afterAll(() => portal.close())

type Browser = ReturnType<typeof portal.browser>

/** Proves again with the app. */
const prove = async (browser: Browser, secret: string) => {
  const asked = (await browser.call(beginStepUp, {})).body as unknown as ProofAsked
  return browser.call(stepUp, { challenge: asked.challenge, proof: { way: 'app', code: portal.codeOf(secret) } })
}

const auditOf = async (userId: string) =>
  (
    await portal.test.app.services.db
      .selectFrom('audit_entries')
      .select('action')
      .where('noun', '=', 'account')
      .where('noun_id', '=', userId)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

describe('acts that ask for a proof of the last fifteen minutes', () => {
  it('[REQ-FACTOR-08] approves after a proof, with the very same call, and holds it for fifteen minutes', async () => {
    const number = await reviewedRequest(portal.test, 'citizen', 3)
    const version = await versionOf(portal.test, 'head', number)
    const head = portal.browser()
    await head.signIn('head')
    const { secret } = await head.addApp()
    portal.pass(15 * 60 + 1)
    const approval = { request_number: number, version, transaction_id: '0197e0a0-0000-7000-8000-000000000001' }
    expect(await head.call(approveRequest, approval)).toMatchObject({ status: 403, body: { code: 'step_up_needed' } })
    expect(await prove(head, secret)).toMatchObject({ status: 200 })
    // The last second of the quarter of an hour.
    portal.pass(15 * 60)
    expect(await head.call(approveRequest, approval)).toMatchObject({ status: 200 })
  })

  it('[REQ-FACTOR-08] asks before each weighty act of the agency, as the contract names it', () => {
    const asking = calls.filter(call => (call as Call).stepUp?.of === 'enrolled').map(({ name }) => name)
    expect(asking).toEqual(
      expect.arrayContaining([
        ...[approveRequest, waiveFee, setGrants, setCertificateStatus, createClientToken].map(({ name }) => name),
        ...['createStaff', 'updateStaff', 'makePasswordLink', 'publishDraft', 'importService', 'reissueCertificate'],
        ...['changeValidity', 'resolveFoodObject', 'resolveFeeReport', 'resolveLateRequest', 'logout', 'revokeSession'],
        'confirmProposal',
      ]),
    )
  })

  it('[REQ-FACTOR-09] asks before e-mail, password and sessions change', async () => {
    const client = portal.browser()
    await client.signIn('citizen')
    const { secret } = await client.addApp()
    const other = portal.browser()
    portal.pass(15 * 60 + 1)
    const contact = { phone: '99112233', custom_address: 'Улаанбаатар', custom_address_english: 'Ulaanbaatar' }
    const moved = { ...contact, email: 'elsewhere@example.test' }
    const password = {
      login_type: 'client',
      login: 'УБ85010112',
      current: demoPassword,
      password: 'Цэнхэр-морь-42',
    } as const
    expect(await client.call(updateProfile, moved)).toMatchObject({ body: { code: 'step_up_needed' } })
    expect(await client.call(changePassword, password)).toMatchObject({ body: { code: 'step_up_needed' } })
    expect(await client.call(logout, { everywhere: true })).toMatchObject({ body: { code: 'step_up_needed' } })
    const id = '0197e0a0-0000-7000-8000-000000000002'
    expect(await client.call(revokeSession, { id })).toMatchObject({ body: { code: 'step_up_needed' } })
    // The password alone, in a browser without a session.
    expect(await other.call(changePassword, password)).toMatchObject({ status: 403, body: { code: 'sign_in_first' } })
    expect((await client.call(me, {})).body).toMatchObject({ user: { email: demoPeople.citizen.email } })
    await prove(client, secret)
    expect(await client.call(updateProfile, moved)).toMatchObject({ status: 200 })
    expect(await client.call(changePassword, password)).toMatchObject({ status: 200 })
  })

  it('[REQ-FACTOR-10] asks who has no second factor for nothing, but for the password before the first is set up', async () => {
    const client = portal.browser()
    await client.signIn('radiologist')
    portal.pass(15 * 60 + 1)
    const nowhere = '0197e0a0-0000-7000-8000-000000000002'
    expect(await client.call(revokeSession, { id: nowhere })).toMatchObject({ status: 404 })
    expect(await client.call(beginApp, {})).toMatchObject({ body: { code: 'step_up_needed' } })
    const asked = (await client.call(beginStepUp, {})).body as unknown as ProofAsked
    expect(asked.ways).toEqual(['password'])
    const give = (password: string) =>
      client.call(stepUp, { challenge: asked.challenge, proof: { way: 'password', password } })
    expect(await give('wrong')).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    expect(await give(demoPassword)).toMatchObject({ status: 200 })
    expect(await client.addApp()).toMatchObject({ status: 200 })
    // From now on the password proves nothing.
    const again = (await client.call(beginStepUp, {})).body as unknown as ProofAsked
    expect(again.ways).toEqual(['app', 'recovery'])
    const proof = { way: 'password', password: demoPassword } as const
    expect(await client.call(stepUp, { challenge: again.challenge, proof })).toMatchObject({
      status: 422,
      body: { code: 'second_factor_wrong' },
    })
    portal.pass(15 * 60 + 1)
    for (const call of [beginApp, beginPasskey, renewRecoveryCodes]) {
      expect(await client.call(call, {}), call.name).toMatchObject({ body: { code: 'step_up_needed' } })
    }
    expect(await client.call(removeFactor, { factor: 'app' })).toMatchObject({ body: { code: 'step_up_needed' } })
  })

  it('[REQ-FACTOR-11] counts for the session that asked alone, and is none of whoever acts for the client', async () => {
    const owner = portal.browser()
    await owner.signIn('foreigner')
    const { secret } = await owner.addApp()
    portal.pass(30)
    const stranger = portal.browser()
    await stranger.signIn('mineMember')
    // The owner in another browser.
    const elsewhere = portal.browser()
    const { challenge } = askedIn(await elsewhere.signIn('foreigner'))
    const code = portal.codeOf(secret)
    expect(await elsewhere.call(finishSignIn, { challenge, proof: { way: 'app', code } })).toMatchObject({
      status: 200,
    })
    portal.pass(30)
    const asked = (await owner.call(beginStepUp, {})).body as unknown as ProofAsked
    const proof = { way: 'app', code: portal.codeOf(secret) } as const
    for (const other of [stranger, elsewhere]) {
      expect(await other.call(stepUp, { challenge: asked.challenge, proof })).toMatchObject({
        body: { code: 'challenge_gone' },
      })
    }
    // Proven in one of two sessions, it stays asked in the other.
    portal.pass(15 * 60)
    expect(await prove(owner, secret)).toMatchObject({ status: 200 })
    const ended = []
    for (const browser of [elsewhere, owner]) {
      ended.push((await browser.call(logout, { everywhere: true })).body.code ?? 'done')
    }
    expect(ended).toEqual(['step_up_needed', 'done'])

    const admin = portal.browser()
    await admin.signIn('admin')
    const token = await admin.call(createClientToken, { user_id: demoPeople.foreigner.id, reason: 'Тусламж хүссэн' })
    const support = portal.browser()
    expect(await support.call(spendClientToken, { token: String(token.body.token) }, '')).toMatchObject({ status: 200 })
    for (const call of [beginStepUp, beginApp, beginPasskey, renewRecoveryCodes]) {
      expect(await support.call(call, {}), call.name).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    }
    expect(await support.call(removeFactor, { factor: 'app' })).toMatchObject({ body: { code: 'not_allowed' } })
  })
})

describe('what a person keeps', () => {
  it('[REQ-FACTOR-12] ends the sessions that a password opened, writes each change down and tells the person', async () => {
    const { id } = demoPeople.dentist
    const older = portal.browser()
    await older.signIn('dentist')
    const none = { decisions: false, payments: false, reminders: false, requests: false, organizations: false }
    await portal.test.call('dentist', setNotificationPreferences, { mail: none })
    const browser = portal.browser()
    await browser.signIn('dentist')
    await browser.addPasskey('Ажлын компьютер')
    expect(await older.call(me, {})).toMatchObject({ status: 401 })
    portal.pass(1)
    expect(await browser.addApp()).toMatchObject({ status: 200, codes: null })
    const { body } = await browser.call(readFactors, {})
    expect(body).toMatchObject({ required: false, passkeys: [{ name: 'Ажлын компьютер' }], recovery_left: 10 })
    const [passkey] = body.passkeys as { id: string }[]
    portal.pass(1)
    expect(await browser.call(removeFactor, { factor: passkey?.id ?? '' })).toMatchObject({ status: 200 })
    expect(await browser.call(removeFactor, { factor: passkey?.id ?? '' })).toMatchObject({ status: 404 })
    portal.pass(1)
    // Nobody requires one of clients: the last may go, and its recovery codes with it.
    expect(await browser.call(removeFactor, { factor: 'app' })).toMatchObject({ status: 200 })
    expect((await browser.call(readFactors, {})).body).toMatchObject({ passkeys: [], app: null, recovery_left: 0 })
    expect(await auditOf(id)).toEqual(['add_passkey', 'add_app', 'remove_passkey', 'remove_app'])
    const told = await portal.test.app.services.db
      .selectFrom('notifications')
      .select(['id', 'type'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
    expect(told.map(({ type }) => type)).toEqual(await auditOf(id))
    const { services } = portal.test.app
    for (const { id: notificationId, type } of told) {
      await sendNotificationMail(services)({ notificationId }, { attempt: 1 })
      const mail = join(services.config.DATA_DIR, 'mail', `${notificationId}.eml`)
      expect(readFileSync(mail, 'utf8'), type).toContain(demoPeople.dentist.email)
    }
  })

  it('[REQ-FACTOR-13] resets everything for another person, never for oneself, ends the sessions and tells', async () => {
    const { services } = portal.test.app
    const person = portal.browser()
    await person.signIn('inspector')
    await person.addPasskey()
    await person.addApp()
    const { id } = demoStaff.inspector
    const reset = (by: string) => inTransaction(services.db, tx => resetSecondFactor(tx, services, { userId: id, by }))
    await expect(reset(id)).rejects.toMatchObject({ code: 'own_account' })
    await reset(demoStaff.admin.id)
    expect(await person.call(me, {})).toMatchObject({ status: 401 })
    expect((await auditOf(id)).at(-1)).toBe('reset_second_factor')
    const told = await services.db.selectFrom('notifications').select('type').where('user_id', '=', id).execute()
    expect(told.map(({ type }) => type)).toContain('reset_second_factor')
    const again = portal.browser()
    expect(await again.signIn('inspector')).toMatchObject({ status: 200 })
    expect((await again.call(readFactors, {})).body).toMatchObject({ passkeys: [], app: null, recovery_left: 0 })
  })

  it('[REQ-FACTOR-13] resets by name for the operator of the server, and writes down that nobody of the agency did', async () => {
    const { services } = portal.test.app
    const person = portal.browser()
    await person.signIn('finance')
    await person.addApp()
    expect(await resetByOperator(services, 'nobody@khyanalt.test')).toBeNull()
    expect(await resetByOperator(services, ' Finance@Khyanalt.test ')).toBe(demoStaff.finance.name)
    expect(await person.call(me, {})).toMatchObject({ status: 401 })
    const acts = await services.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_user_id'])
      .where('noun_id', '=', demoStaff.finance.id)
      .where('noun', '=', 'account')
      .orderBy('id')
      .execute()
    expect(acts.at(-1)).toEqual({ action: 'reset_second_factor', actor_user_id: null })
    expect(await portal.browser().signIn('finance')).toMatchObject({ status: 200 })
  })
})
