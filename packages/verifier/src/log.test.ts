import { describe, expect, it } from 'vitest'
import { readStanding } from './check-certificate.ts'
import { canonicalEntry, hashEntry, hashPair, type LogEntry, type LogKind } from './log-entry.ts'
import { emptyRoot, foldRange, pathRanges, rootOfLeaves, rootOfPath, type Subtree, siblingsOf } from './tree.ts'

/** A log as the server builds it: nodes are made as entries come. */
const grow = async (size: number) => {
  const nodes = new Map<string, string>()
  const leaves: string[] = []
  for (let place = 0; place < size; place++) {
    let hash = place.toString(16).padStart(64, '0')
    leaves.push(hash)
    nodes.set(`0 ${place}`, hash)
    for (const left of siblingsOf(place)) {
      hash = await hashPair(nodes.get(`${left.level} ${left.place}`) ?? '', hash)
      nodes.set(`${left.level + 1} ${left.place / 2}`, hash)
    }
  }
  return { leaves, read: ({ level, place }: Subtree) => nodes.get(`${level} ${place}`) ?? 'missing' }
}

describe('the tree over the log', () => {
  it('gives the same root from its nodes as from all its entries, and a path for every entry, at every length', async () => {
    const { leaves, read } = await grow(33)
    expect(await foldRange(0, 0, read)).toBe(emptyRoot)
    for (let size = 1; size <= leaves.length; size++) {
      const root = await rootOfLeaves(leaves.slice(0, size))
      expect(await foldRange(0, size, read), `${size}`).toBe(root)
      for (let place = 0; place < size; place++) {
        const path = await Promise.all(pathRanges(place, size).map(range => foldRange(range.start, range.size, read)))
        expect(await rootOfPath(leaves[place] ?? '', place, size, path), `${place} of ${size}`).toBe(root)
        // The way of another place, or too short a way, leads elsewhere.
        if (size > 1) {
          expect(await rootOfPath(leaves[place] ?? '', (place + 1) % size, size, path)).not.toBe(root)
          expect(await rootOfPath(leaves[place] ?? '', place, size, path.slice(1))).toBeNull()
        }
      }
    }
  })

  it('is the tree of RFC 9162: the root of the first two leaves of its published examples', async () => {
    expect(await rootOfLeaves([])).toBe(emptyRoot)
    expect(await rootOfPath('ab', 0, 1, [])).toBe('ab')
    expect(await rootOfPath('ab', 1, 1, [])).toBeNull()
    const leaves = [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
    ]
    expect(await rootOfLeaves(leaves)).toBe('fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125')
  })
})

const entry = (seq: number, kind: LogKind, version: number, rest: Partial<LogEntry> = {}): LogEntry => ({
  seq,
  at: `2026-01-0${seq}T00:00:00.000Z`,
  kind,
  cs_id: 'one',
  ref_id: '02-26-000001',
  version,
  starts_on: '2026-01-01',
  ends_on: '2026-12-31',
  sha256: null,
  previous: null,
  ...rest,
})

describe('what the log says of a PDF', () => {
  const [first, second] = ['a', 'b'].map(letter => letter.repeat(64)) as [string, string]
  const history = [
    entry(1, 'issued', 1),
    entry(2, 'signed', 1, { sha256: first }),
    entry(3, 'signed', 1, { cs_id: 'other', sha256: 'c'.repeat(64) }),
    entry(4, 'revoked', 2),
    entry(5, 'signed', 2, { sha256: second }),
    entry(6, 'reinstated', 3),
  ]
  const standing = (until: number, sha256: string, today = '2026-06-01') =>
    readStanding(history.slice(0, until), sha256, today)

  it.each([
    [2, '2026-06-01', 'valid'],
    [2, '2027-01-01', 'expired'],
    [2, '2025-12-31', 'not_yet'],
    [5, '2026-06-01', 'revoked'],
    [6, '2026-06-01', 'valid'],
  ] as const)('after %i entries, on %s, it is %s', (until, today, state) => {
    expect(standing(until, first, today)).toMatchObject({ state, version: 1, ref_id: '02-26-000001' })
  })

  it('tells an old version from the newest one, and nothing of a file that it does not name', () => {
    expect(standing(5, first)).toMatchObject({ version: 1, newest: 2 })
    expect(standing(5, second)).toMatchObject({ version: 2, newest: 2 })
    expect(standing(6, 'd'.repeat(64))).toBeNull()
    expect(readStanding([...history, entry(7, 'superseded', 3)], first, '2026-06-01')?.state).toBe('superseded')
  })

  it('[REQ-SUSPEND-06] is suspended in its days alone, whatever changes meanwhile, and says that a part is limited', () => {
    const days = { suspended_from: '2026-06-10', suspended_until: '2026-06-20' }
    const suspended = [...history, entry(7, 'suspended', 4, days), entry(8, 'changed', 5, days)]
    const on = (today: string) => readStanding(suspended, first, today)
    expect(on('2026-06-09')).toMatchObject({ state: 'valid', suspended: { from: '2026-06-10', until: '2026-06-20' } })
    for (const day of ['2026-06-10', '2026-06-20']) expect(on(day)?.state).toBe('suspended')
    expect(on('2026-06-21')).toMatchObject({ state: 'valid', suspended: null, limited: false })
    const lifted = [...suspended, entry(9, 'lifted', 6, { limited: true })]
    expect(readStanding(lifted, first, '2026-06-15')).toMatchObject({ state: 'valid', suspended: null, limited: true })
  })

  it('[REQ-SUSPEND-06] hashes the days of a suspension and a limitation, and nothing of an entry without them', async () => {
    const plain = entry(1, 'issued', 1)
    expect(Object.keys(JSON.parse(canonicalEntry(plain)))).toHaveLength(10)
    const hash = await hashEntry(plain)
    for (const more of [
      { suspended_from: '2026-06-10' },
      { suspended_until: '2026-06-20' },
      { limited: true },
    ] as const) {
      expect(await hashEntry({ ...plain, ...more })).not.toBe(hash)
    }
  })

  it('hashes an entry the same whatever order its keys came in, and otherwise when anything differs', async () => {
    const one = entry(1, 'issued', 1)
    const turned = Object.fromEntries(Object.entries(one).reverse()) as unknown as LogEntry
    expect(await hashEntry(turned)).toBe(await hashEntry(one))
    expect(await hashEntry({ ...one, ref_id: '02-26-000002' })).not.toBe(await hashEntry(one))
  })
})
