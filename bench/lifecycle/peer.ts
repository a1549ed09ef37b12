// The same walk beside a peer: what it has of the kind, by the same clients on the same machine and database.
import { rmSync } from 'node:fs'
import type { Agent } from 'node:http'
import { join } from 'node:path'
import { xRayAnswers } from '../../apps/server/seeds/demo/answers.ts'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import xRay from '../../apps/server/seeds/reference/services/x-ray-licence.json' with { type: 'json' }
import { quantile } from '../measure/statistics.ts'
import { exchange, openAgent } from './carrier.ts'
import { type Address, openMarker } from './database.sql.ts'
import { furnishPeer, type Peer, peerDatabase, startPeer } from './peer-server.ts'
import { usedWithChildren } from './processor.ts'

export type PeerResult = {
  readonly version: string
  readonly best: {
    readonly at: number
    readonly walksPerSecond: number
    readonly callsPerSecond: number
    readonly p99: number
  }
  readonly processor: number
  readonly calls: number
}

const crowds = [4, 8, 16]
const people = Math.max(...crowds)

/** Walks without pause at rising numbers of people; answers the best, or what kept it from starting. */
export const walkBesidePeer = async (
  address: Address,
  folder: string,
  seconds: number,
): Promise<PeerResult | string> => {
  const client = await openMarker({ ...address, database: 'postgres' })
  try {
    await client.query(`drop database if exists ${peerDatabase}`)
    await client.query(`create database ${peerDatabase}`)
    const peer = await startPeer(address, folder)
    try {
      return await measurePeer(peer, await furnishPeer(peer.origin, people, xRay), seconds)
    } finally {
      await peer.stop()
    }
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.query(`drop database if exists ${peerDatabase} with (force)`)
    await client.end()
    rmSync(join(folder, 'peer-files'), { recursive: true, force: true })
  }
}

const measurePeer = async (peer: Peer, owners: readonly string[], seconds: number): Promise<PeerResult> => {
  const agent = openAgent()
  const run = async (at: number, forSeconds: number) => {
    const times: number[] = []
    const start = performance.now()
    let walks = 0
    const person = async (n: number): Promise<void> => {
      for (let walk = 0; performance.now() - start < forSeconds * 1000; walk++) {
        await walkPeer(
          peer.origin,
          agent,
          { token: `visitor-${n}`, owner: owners[n] ?? '' },
          `${n}-${start}-${walk}`,
          times,
        )
        walks++
      }
    }
    await Promise.all(Array.from({ length: at }, (_, n) => person(n)))
    const took = (performance.now() - start) / 1000
    return {
      at,
      walksPerSecond: walks / took,
      callsPerSecond: times.length / took,
      p99: quantile(times, 0.99),
      calls: times.length,
    }
  }
  await run(4, 3)
  const before = usedWithChildren(peer.pid)
  const runs = []
  for (const at of crowds) runs.push(await run(at, seconds))
  const processor = usedWithChildren(peer.pid) - before
  agent.destroy()
  const best = runs.reduce((a, b) => (b.walksPerSecond > a.walksPerSecond ? b : a))
  return { version: peer.version, best, processor, calls: runs.reduce((sum, { calls }) => sum + calls, 0) }
}

type Person = { readonly token: string; readonly owner: string }

/** The calls of the portal's walk, as far as a peer without rules of its own has them. */
const walkPeer = async (origin: string, agent: Agent, person: Person, mark: string, times: number[]): Promise<void> => {
  const ask = async (method: 'GET' | 'POST' | 'PATCH', token: string | null, path: string, input?: object | Buffer) => {
    const start = performance.now()
    const isFile = Buffer.isBuffer(input)
    const answer = await exchange(`${origin}${path}`, agent, token, {
      method,
      ...(input === undefined
        ? {}
        : isFile
          ? { type: `multipart/form-data; boundary=${boundary}`, body: input }
          : { type: 'application/json', body: JSON.stringify(input) }),
    })
    times.push(performance.now() - start)
    return answer.data as Record<string, unknown>
  }
  const { token, owner } = person
  await ask('GET', token, '/items/requests?sort=-created_at&limit=10&meta=filter_count')
  await ask('GET', token, '/items/services/1')
  const created = await ask('POST', token, '/items/requests', {
    number: mark,
    owner,
    service: 1,
    status: 'draft',
    answers: {},
  })
  const item = `/items/requests/${created.id}`
  const file = await ask('POST', token, '/files', paper(mark))
  const serial = `SN-${mark}`
  await ask('PATCH', token, item, { answers: { unit_model: 'Ray-60' } })
  await ask('PATCH', token, item, { answers: { unit_model: 'Ray-60', installed_on: '2025-03-01' } })
  await ask('PATCH', token, item, {
    answers: { unit_model: 'Ray-60', installed_on: '2025-03-01', unit_serial: serial },
    step: 0,
  })
  const passport = { name: String(file.id), title: 'passport.pdf', size: 400 }
  await ask('PATCH', token, item, {
    status: 'sent',
    organization: 1,
    submitted_at: new Date().toISOString(),
    answers: xRayAnswers(passport, { unit_serial: serial }),
  })
  await ask('GET', token, item)
  for (const [step, staff] of ['inspector', 'inspector', 'inspector', 'head'].entries()) {
    await ask('GET', staff, item)
    await ask('PATCH', staff, item, { status: step === 3 ? 'approved' : 'review', step: step + 1 })
  }
  await ask('POST', 'head', '/items/certificates', {
    cs_id: `C-${mark}`,
    ref_id: `R-${mark}`,
    request: created.id,
    content: { holder: person.token, unit: serial, valid: '2026-01-01/2028-12-31' },
  })
  await ask('GET', null, `/items/certificates?filter[cs_id][_eq]=${encodeURIComponent(`C-${mark}`)}`)
}

const boundary = '----bench-paper'
const paper = (mark: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${mark}.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    smallPdf(mark),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
