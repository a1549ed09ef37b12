import { readList } from '@khyanalt/verifier/revocation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type KeyHolder, makeRoot } from '../../test/key-authority.ts'
import { serveLists } from '../../test/list-server.ts'
import { openRevocationInfo } from './revocation-info.ts'

const hour = 3_600_000
const day = 24 * hour
const now = new Date()
const inTime = (ms: number): Date => new Date(now.getTime() + ms)

let root: KeyHolder
let lists: Awaited<ReturnType<typeof serveLists>>
beforeAll(async () => {
  root = await makeRoot({ name: 'Root of the tests', from: inTime(-365 * day), to: inTime(365 * day) })
  lists = await serveLists()
})
afterAll(() => lists.stop())

it('[REQ-TIMESTAMP-06] fetches lists from allowed addresses alone, without following them elsewhere, and no longer ones', async () => {
  lists.list = await root.list({ at: inTime(-hour), next: inTime(day) })
  const asked = async (allowed: readonly string[], listAt: string, issuer = root) => {
    const holder = await issuer.issue({ from: inTime(-day), to: inTime(365 * day), name: 'With a list', listAt })
    const revocation = openRevocationInfo({ REVOCATION_URLS: [...allowed] })
    return revocation.findList(holder.certificate, issuer.certificate)
  }
  expect(Buffer.compare((await asked([lists.beginning], lists.address)) ?? new Uint8Array(), lists.list)).toBe(0)
  const before = lists.asked
  for (const allowed of [
    [],
    ['https://crl.example.mn/'],
    [`${lists.beginning}other/`],
    [lists.address.replace('list', 'lis')],
  ]) {
    await expect(asked(allowed, lists.address), allowed.join()).rejects.toThrow('REVOCATION_URLS')
  }
  await expect(asked([lists.beginning], lists.address.replace('//', '//name:secret@'))).rejects.toThrow(
    'REVOCATION_URLS',
  )
  expect(lists.asked).toBe(before)
  await expect(asked([lists.beginning], `${lists.beginning}elsewhere`)).rejects.toThrow('No list')
  await expect(asked([lists.beginning], `${lists.beginning}endless`)).rejects.toThrow('No list')
  // One by an issuer of a long name just below 512 kB, and one beyond.
  for (const [letters, taken] of [
    [500 * 1024, true],
    [512 * 1024, false],
  ] as const) {
    const issuer = await makeRoot({ name: 'R'.repeat(letters), from: inTime(-day), to: inTime(365 * day) })
    lists.list = await issuer.list({ at: inTime(-hour), next: inTime(day) })
    const answer = await asked([lists.beginning], lists.address, issuer).catch(String)
    expect(typeof answer === 'string' ? answer : answer?.length).toEqual(
      taken ? lists.list.length : expect.stringContaining('No list'),
    )
  }
  lists.list = new Uint8Array([1, 2, 3])
  await expect(asked([lists.beginning], lists.address)).rejects.toThrow('No list')
  const foreign = await makeRoot({ name: 'Root of the tests', from: inTime(-day), to: inTime(365 * day) })
  lists.list = await foreign.list({ at: inTime(-hour), next: inTime(day) })
  await expect(asked([lists.beginning], lists.address)).rejects.toThrow('No list')
})

it('[REQ-TIMESTAMP-06] reads a list of as many revoked certificates as fit into 512 kB', async () => {
  const { certificate } = await root.issue({ from: inTime(-day), to: inTime(day), name: 'Revoked' })
  const revoked = Array.from({ length: 12_000 }, () => ({ certificate, at: now }))
  const list = await root.list({ at: inTime(-hour), next: inTime(day) }, revoked)
  expect(list.length).toBeLessThan(512 * 1024)
  expect(readList(list)?.revokedCertificates).toHaveLength(12_000)
})
