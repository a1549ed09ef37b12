import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hangUp, openAnsweringServer } from '../../test/answering-server.ts'
import { openEntry, sealEntry } from './sealed-entry.ts'

const path = '/api/auth/draftkey'
const words = { values: { note: 'Зүүн талын өрөө' } }
const keyFor = (user_id: string, byte: number) => ({ user_id, key: Buffer.alloc(32, byte).toString('base64') })
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => server.close())

describe('what is kept of typing on a device', () => {
  it('[REQ-DEVICE-01] is read again by the person who typed, and shows none of it to whoever reads the database', async () => {
    server.answer(path, { json: keyFor('u1', 7) })
    const stored = await sealEntry('u1/R260000001/p1', words)
    const bytes = Buffer.from(stored.sealed)
    for (const text of [bytes.toString('utf8'), bytes.toString('utf16le'), bytes.toString('latin1')]) {
      expect(text).not.toMatch(/Зүүн|note|\\u0417/)
    }
    expect(Object.keys(stored).sort()).toEqual(['iv', 'sealed'])
    expect(await openEntry('u1/R260000001/p1', stored)).toEqual(words)
    // The key is kept in memory alone.
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    // Asked for once for the page, and moved to another place it is nothing.
    expect(server.sentTo(path)).toHaveLength(1)
    expect(await openEntry('u1/R260000002/p1', stored)).toBeUndefined()
  })

  it('[REQ-DEVICE-01] is not encrypted under the key of somebody who signed in beside', async () => {
    server.answer(path, { json: keyFor('u9', 1) })
    await expect(sealEntry('u2/R260000001/p1', words)).rejects.toThrow('not that of the person')
    server.answer(path, { json: keyFor('u2', 2) })
    const stored = await sealEntry('u2/R260000001/p1', words)
    expect(await openEntry('u2/R260000001/p1', stored)).toEqual(words)
  })

  it('[REQ-DEVICE-02] is not given up for a moment’s failure of the server', async () => {
    let calls = 0
    server.answer(path, response => {
      calls += 1
      if (calls === 1) return hangUp(response)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(keyFor('u3', 3)))
    })
    expect(await openEntry('u3/a/b', await sealEntry('u3/a/b', words))).toEqual(words)
    expect(calls).toBe(2)
  })

  it('[REQ-DEVICE-02] is read as it is when it was kept before it was encrypted', async () => {
    expect(await openEntry('u4/R260000001/p1', words)).toEqual(words)
    expect(server.received).toEqual([])
  })
})
