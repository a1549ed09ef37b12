import { me } from '@khyanalt/contract/auth'
import { finishSignIn, readFactors, renewRecoveryCodes } from '@khyanalt/contract/second-factor'
import { challengeMinutes, proofMinutes, recoveryCodeCount } from '@khyanalt/domain/second-factor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPeople } from '../../../../seeds/demo/people.ts'
import { openSecret, sealSecret } from './authenticator-app.ts'
import { askedIn, openFactorApp } from './second-factor-fixture.ts'

let portal: Awaited<ReturnType<typeof openFactorApp>>
beforeAll(async () => {
  portal = await openFactorApp()
})
afterAll(() => portal.close())

/** Signs in by password alone, sets an app up, and stands before the second step in another browser. */
const withApp = async (as: Parameters<ReturnType<typeof portal.browser>['signIn']>[0]) => {
  const first = portal.browser()
  await first.signIn(as)
  const made = await first.addApp()
  portal.pass(30)
  const browser = portal.browser({ keepsCookies: true })
  return { ...made, first, browser, asked: askedIn(await browser.signIn(as)) }
}

it('[REQ-FACTOR-01] [CON-011] answers a token to who has no second factor, and asks who has one instead', async () => {
  expect(finishSignIn.path).toBe('/auth/secondfactor')
  const plain = await portal.browser().signIn('mineMember')
  expect(plain).toMatchObject({ status: 200, body: { result: 'success', access_token: expect.any(String) } })
  const browser = portal.browser()
  await browser.signIn('inspector')
  const { secret } = await browser.addApp()
  portal.pass(30)
  const again = portal.browser()
  const refused = await again.signIn('inspector')
  expect(refused).toMatchObject({ status: 403, body: { code: 'second_factor' } })
  expect(refused.body.access_token).toBeUndefined()
  expect(askedIn(refused).ways).toEqual(['app', 'recovery'])
  const { challenge } = askedIn(refused)
  // The challenge is no session.
  expect(await again.call(me, {}, challenge)).toMatchObject({ status: 401 })
  const code = portal.codeOf(secret)
  expect(await again.call(finishSignIn, { challenge, proof: { way: 'app', code } })).toMatchObject({
    status: 200,
    body: { access_token: expect.any(String) },
  })
  expect(await again.call(me, {})).toMatchObject({ status: 200 })
})

it('[REQ-FACTOR-02] takes the challenge once, within five minutes and in the browser that gave the password', async () => {
  expect([challengeMinutes, proofMinutes]).toEqual([5, 15])
  const { secret, browser, asked } = await withApp('operator')
  const { challenge } = asked
  const proof = { way: 'app', code: portal.codeOf(secret) } as const
  // Another browser with the right code.
  expect(await portal.browser().call(finishSignIn, { challenge, proof })).toMatchObject({
    status: 409,
    body: { code: 'challenge_gone' },
  })
  expect(await browser.call(finishSignIn, { challenge, proof })).toMatchObject({ status: 200 })
  portal.pass(30)
  const next = { way: 'app', code: portal.codeOf(secret) } as const
  expect(await browser.call(finishSignIn, { challenge, proof: next }, '')).toMatchObject({ status: 409 })

  const slow = portal.browser()
  const { challenge: open } = askedIn(await slow.signIn('operator'))
  portal.pass(challengeMinutes * 60 - 1)
  const last = { way: 'app', code: portal.codeOf(secret) } as const
  expect(await slow.call(finishSignIn, { challenge: open, proof: last })).toMatchObject({ status: 200 })

  const late = portal.browser()
  const { challenge: old } = askedIn(await late.signIn('operator'))
  portal.pass(challengeMinutes * 60)
  const code = portal.codeOf(secret)
  expect(await late.call(finishSignIn, { challenge: old, proof: { way: 'app', code } })).toMatchObject({
    body: { code: 'challenge_gone' },
  })
})

it('[REQ-FACTOR-03] takes each code of the app once, and one step of thirty seconds beside its own', async () => {
  const { secret, browser, asked } = await withApp('finance')
  const tryCode = (window: typeof browser, challenge: string, code: string) =>
    window.call(finishSignIn, { challenge, proof: { way: 'app', code } }, '')
  expect(await tryCode(browser, asked.challenge, portal.codeOf(secret, -2))).toMatchObject({ status: 422 })
  expect(await tryCode(browser, asked.challenge, portal.codeOf(secret, 2))).toMatchObject({ status: 422 })
  const used = portal.codeOf(secret, 1)
  expect(await tryCode(browser, asked.challenge, used)).toMatchObject({ status: 200 })
  const again = askedIn(await browser.signIn('finance')).challenge
  for (const code of [used, portal.codeOf(secret)]) {
    expect(await tryCode(browser, again, code), code).toMatchObject({ body: { code: 'second_factor_wrong' } })
  }
  // The step before, which nobody has given yet.
  portal.pass(90)
  expect(await tryCode(browser, again, portal.codeOf(secret, -1))).toMatchObject({ status: 200 })
})

it('[REQ-FACTOR-03] lets one of two windows in that give the same code at once', async () => {
  const { secret, browser, asked } = await withApp('hospitalAdmin')
  const other = portal.browser()
  const { challenge } = askedIn(await other.signIn('hospitalAdmin'))
  const proof = { way: 'app', code: portal.codeOf(secret) } as const
  const answers = await Promise.all([
    browser.call(finishSignIn, { challenge: asked.challenge, proof }),
    other.call(finishSignIn, { challenge, proof }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

it('[REQ-FACTOR-04] closes codes for a while after five wrong ones, though the right one follows', async () => {
  const { secret, browser, asked } = await withApp('head')
  const { challenge } = asked
  const give = (code: string) => browser.call(finishSignIn, { challenge, proof: { way: 'app', code } })
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await give('not a code')).toMatchObject({ body: { code: 'second_factor_wrong' } })
  }
  expect(await give(portal.codeOf(secret))).toMatchObject({
    status: 429,
    body: { code: 'account_locked', params: { minutes: 1 } },
  })
  portal.pass(61)
  expect(await give(portal.codeOf(secret))).toMatchObject({ status: 200 })
})

it('[REQ-FACTOR-04] closes codes for 1, 5, 15 and 60 minutes, and never passkeys', async () => {
  const owner = portal.browser()
  await owner.signIn('dentist')
  const { secret } = await owner.addApp()
  const { device } = await owner.addPasskey()
  const browser = portal.browser()
  const give = async (code: string) => {
    const { challenge } = askedIn(await browser.signIn('dentist'))
    return (await browser.call(finishSignIn, { challenge, proof: { way: 'app', code } }, '')).body
  }
  for (let tries = 0; tries < 5; tries += 1) expect((await give('000')).code).toBe('second_factor_wrong')
  for (const minutes of [1, 5, 15, 60, 60]) {
    expect(await give(portal.codeOf(secret))).toMatchObject({ code: 'account_locked', params: { minutes } })
    const asked = askedIn(await browser.signIn('dentist'))
    const credential = device.use(asked.passkey)
    const proof = { way: 'passkey', credential } as const
    expect(await browser.call(finishSignIn, { challenge: asked.challenge, proof }, '')).toMatchObject({ status: 200 })
    portal.pass(minutes * 60)
    expect((await give('000')).code).toBe('second_factor_wrong')
  }
})

it('[REQ-FACTOR-05] shows ten recovery codes once and again when made anew, takes each once and keeps only hashes', async () => {
  const { codes, browser, asked, first } = await withApp('citizen')
  expect(codes).toHaveLength(recoveryCodeCount)
  expect(new Set(codes).size).toBe(10)
  expect(codes?.every(code => /^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toBe(true)
  const { db } = portal.test.app.services
  const kept = await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', demoPeople.citizen.id).execute()
  expect(kept).toHaveLength(10)
  const stored = kept.map(({ code_hash }) => code_hash.toString('latin1')).join()
  for (const code of codes ?? []) {
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replaceAll('-', ''))
  }
  // As somebody types it: small letters, gaps instead of dashes.
  const typed = codes?.[0]?.toLowerCase().replaceAll('-', ' ') ?? ''
  const { challenge } = asked
  expect(await browser.call(finishSignIn, { challenge, proof: { way: 'recovery', code: typed } })).toMatchObject({
    status: 200,
  })
  const again = askedIn(await browser.signIn('citizen'))
  const proof = { way: 'recovery', code: codes?.[0] ?? '' } as const
  expect(await browser.call(finishSignIn, { challenge: again.challenge, proof }, '')).toMatchObject({ status: 422 })
  const { body: shown } = await browser.call(readFactors, {})
  expect(shown).toMatchObject({ recovery_left: 9 })
  expect(JSON.stringify(shown)).not.toContain(codes?.[1])
  // The session that set the app up still stands; it is the others that end.
  expect(await first.call(me, {})).toMatchObject({ status: 200 })

  const renewed = (await browser.call(renewRecoveryCodes, {})).body.recovery_codes as string[]
  expect(new Set([...renewed, ...(codes ?? [])]).size).toBe(20)
  const give = async (code = '') => {
    const { challenge } = askedIn(await browser.signIn('citizen'))
    return (await browser.call(finishSignIn, { challenge, proof: { way: 'recovery', code } }, '')).status
  }
  expect([await give(codes?.[1]), await give(renewed[0])]).toEqual([422, 200])
})

it('[REQ-FACTOR-06] takes a passkey of this very portal that verified its owner, and refuses one whose counter falls', async () => {
  const owner = portal.browser()
  await owner.signIn('foreigner')
  const { device, codes } = await owner.addPasskey()
  expect(codes).toHaveLength(10)
  const browser = portal.browser()
  const ask = async () => askedIn(await browser.signIn('foreigner'))
  const give = async (asked: Awaited<ReturnType<typeof ask>>, how: Parameters<typeof device.use>[1] = {}) =>
    (
      await browser.call(
        finishSignIn,
        { challenge: asked.challenge, proof: { way: 'passkey', credential: device.use(asked.passkey, how) } },
        '',
      )
    ).status
  const asked = await ask()
  expect(asked.ways).toEqual(['passkey', 'recovery'])
  expect(asked.passkey).toMatchObject({ userVerification: 'required', rpId: 'portal.test' })
  expect(await give(asked, { from: 'https://portal.test.evil' })).toBe(422)
  expect(await give(asked, { verified: false })).toBe(422)
  // Signed for another challenge.
  expect(await give({ ...asked, passkey: { challenge: 'bm90IHRoaXM' } })).toBe(422)
  expect(await give(asked, { counter: 7 })).toBe(200)
  expect(await give(await ask(), { counter: 7 })).toBe(422)
  expect(await give(await ask(), { counter: 8 })).toBe(200)
})

it('[REQ-FACTOR-07] keeps the secret of an app sealed for its person', async () => {
  const { secret } = await withApp('radiologist')
  const rows = await portal.test.app.services.db.selectFrom('authenticator_apps').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row.secret.toString('latin1')).not.toContain(secret)
  const { id } = demoPeople.radiologist
  const kept = rows.find(({ user_id }) => user_id === id)?.secret ?? Buffer.alloc(0)
  expect(openSecret(portal.test.app.services, id, kept)).toBe(secret)
  expect(openSecret(portal.test.app.services, demoPeople.citizen.id, kept)).toBeNull()
  const sealed = sealSecret(portal.test.app.services, id, secret)
  expect(openSecret(portal.test.app.services, id, sealed)).toBe(secret)
  // Neither for another person, nor with another key.
  expect(openSecret(portal.test.app.services, demoPeople.citizen.id, sealed)).toBeNull()
  expect(openSecret({ secret: 'another secret of the operator, long enough' }, id, sealed)).toBeNull()
})
