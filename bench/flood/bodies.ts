// What one address floods with: bodies that cost the reader far more than the sender, as attacks on the portal found.
import { brotliCompressSync } from 'node:zlib'
import { saveDraft } from '@khyanalt/contract/requests'
import { checkAuth } from '@khyanalt/contract/session-checks'

export type FloodCall = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const json = { 'content-type': 'application/json' }
const packed = { ...json, 'content-encoding': 'br' }
const signedOut = `/api${checkAuth.path}`
const drafts = `/api${saveDraft.path}`

const deep = `${'['.repeat(900_000)}${']'.repeat(900_000)}`
const arrays = `[${'[],'.repeat(650_000)}0]`
const fields = (count: number): string => Array.from({ length: count }, (_, at) => `"k${at}":"x"`).join(',')

/** The bodies by what they are called in the table. */
export const floodCalls = (token: string, requestNumber: string) => {
  const bearer = { ...json, authorization: `Bearer ${token}` }
  const draft = (data: string) => Buffer.from(`{"request_number":"${requestNumber}","data":${data}}`)
  return {
    'signed out': [
      { path: signedOut, headers: packed, body: brotliCompressSync(deep) },
      { path: signedOut, headers: packed, body: brotliCompressSync(arrays) },
      { path: signedOut, headers: json, body: Buffer.from(`{${fields(110_000)}}`) },
      { path: signedOut, headers: json, body: Buffer.from(`{"token":"a","b":${'['.repeat(8000)}${']'.repeat(8000)}}`) },
      { path: signedOut, headers: json, body: Buffer.from(`{${fields(950)}}`) },
    ],
    'signed in': [
      { path: drafts, headers: bearer, body: draft(`{${fields(60_000)}}`) },
      { path: drafts, headers: bearer, body: draft(`{"a":[${'[],'.repeat(190_000)}0]}`) },
      { path: drafts, headers: bearer, body: draft(`{"a":${'['.repeat(900)}${']'.repeat(900)}}`) },
      { path: drafts, headers: bearer, body: draft(`{${fields(100_000)}}`) },
      { path: drafts, headers: bearer, body: draft(`{"a":"${'ө'.repeat(900_000)}"}`) },
    ],
  } as const satisfies Readonly<Record<string, readonly FloodCall[]>>
}
