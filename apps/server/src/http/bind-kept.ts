// Reads that seldom change and are the same for everybody: a browser keeps them and asks whether they changed.
import { createHash } from 'node:crypto'
import type { Call, ParsedInputOf } from '@khyanalt/contract/call'
import { inTransaction } from '../db/transaction.ts'
import type { Binding, Bytes, Caller, UseCase } from './bind.ts'

/** Binds a read whose answer a browser may keep for ten minutes, and longer while its ETag stays the same. */
export const bindKept = <C extends Call>(call: C, useCase: UseCase<C>): Binding => ({
  call,
  async handle({ db, request, reply }, session, input): Promise<Bytes> {
    const answer = await inTransaction(db, tx => useCase(tx, session as Caller<C>, input as ParsedInputOf<C>))
    const body = Buffer.from(JSON.stringify({ result: call.success ?? 'success', ...answer }))
    // Weak, since the same answer travels compressed and plain.
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const known = request.headers['if-none-match'] === etag
    if (known) reply.status(304)
    return {
      body: known ? Buffer.alloc(0) : body,
      type: 'application/json; charset=utf-8',
      headers: { etag, 'cache-control': 'private, max-age=600' },
    }
  },
})
