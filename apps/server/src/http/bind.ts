// Mounts a contract call: who may call, parse, one transaction, envelope.
import type { Readable } from 'node:stream'
import { bodySizeOf, bodySizes, type Call, type OutputOf, type ParsedInputOf } from '@khyanalt/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/pool.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { admission, openLine } from './admission.ts'
import { demandProof } from './demand-proof.ts'
import { readJsonBodies } from './json-body.ts'
import type { FindSession, Session, Support } from './session.ts'
import type { WorkBudget } from './work-budget.ts'

/** A session as the call's access promises it: never null unless the call is public. */
export type Caller<C extends Call> = C['access'] extends 'public' ? Session | null : Session

/** A use case: refusals first, pure decision, write, answer. */
export type UseCase<C extends Call> = (
  tx: Tx,
  caller: Caller<C>,
  input: ParsedInputOf<C>,
) => Promise<OutputOf<C> & { readonly message?: string }>

/** Bytes instead of JSON. */
export type Bytes = {
  readonly body: Buffer | Readable
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
}

/** For calls that stream, or that must work outside a transaction: gets the raw request. */
export type RawUseCase<C extends Call> = (
  context: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly db: Database },
  caller: Caller<C>,
  input: ParsedInputOf<C>,
) => Promise<(OutputOf<C> & { readonly message?: string }) | Bytes>

/** One mounted call. */
export type Binding = {
  readonly call: Call
  readonly handle: (
    context: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly db: Database },
    session: Session | null,
    input: unknown,
  ) => Promise<unknown>
  /** Everybody is answered alike, by the input and by things that carry an edition. */
  readonly isShared?: true
}

/** Binds a call to a use case that runs in one transaction. */
export const bind = <C extends Call>(call: C, useCase: UseCase<C>): Binding => ({
  call,
  handle: ({ db }, session, input) =>
    inTransaction(db, tx => useCase(tx, session as Caller<C>, input as ParsedInputOf<C>)),
})

/** Binds a call to a use case that streams or manages its own transactions. */
export const bindRaw = <C extends Call>(call: C, useCase: RawUseCase<C>): Binding => ({
  call,
  handle: (context, session, input) => useCase(context, session as Caller<C>, input as ParsedInputOf<C>),
})

/** Writes down what support is about to do as a client. */
export type RecordSupport = (session: Session, support: Support, call: Call, input: unknown) => Promise<void>

/** Registers every binding below the app's prefix. */
export const registerCalls = (
  app: FastifyInstance,
  bindings: readonly Binding[],
  {
    db,
    findSession,
    recordSupport,
    budget,
    rateLimits = {},
  }: {
    readonly db: Database
    readonly findSession: FindSession
    readonly recordSupport: RecordSupport
    readonly budget: WorkBudget
    /** Calls with a limit of their own, by name. */
    readonly rateLimits?: Readonly<Record<string, { readonly max: number; readonly timeWindow: string }>>
  },
): void => {
  app.decorateRequest('session', null)
  readJsonBodies(app, budget)
  const line = openLine()
  for (const { call, handle } of bindings) {
    const body = bodySizeOf(call)
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const { session } = request
      const input = call.input.parse(readInput(call, request))
      if (session && call.stepUp && (call.stepUp.when?.(input) ?? true)) demandProof(call.stepUp.of, session)
      if (session?.support && call.access !== 'public') await recordSupport(session, session.support, call, input)
      const result = await handle({ request, reply, db }, session, input)
      if (isBytes(result))
        return reply
          .headers(result.headers ?? {})
          .type(result.type)
          .send(result.body)
      return { result: call.success ?? 'success', ...(result as object) }
    }
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: bodySizes[body].bytes,
      config: { call: call.name, body, rateLimit: rateLimits[call.name] ?? {} },
      preParsing: admission(call, { findSession, line, budget }),
      handler: (request, reply) => budget.run(request.allowance, () => answer(request, reply)),
    })
  }
}

/** Path, query and body as one input; uploads read their fields from the stream themselves, the rest from query. */
const readInput = (call: Call, request: FastifyRequest): unknown => ({
  ...readQuery(request.query as object),
  ...(call.method === 'POST' && call.transport !== 'upload' ? ((request.body ?? {}) as object) : {}),
  ...(request.params as object),
})

/** A name in brackets holds a list, be it of one (CON-006). */
const readQuery = (query: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) =>
      name.endsWith('[]') ? [name.slice(0, -2), [value].flat()] : [name, value],
    ),
  )

const isBytes = (answer: unknown): answer is Bytes =>
  typeof answer === 'object' && answer !== null && 'body' in answer && 'type' in answer
