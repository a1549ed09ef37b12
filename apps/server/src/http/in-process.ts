// Calls made by the server itself, for the first view of public pages: the same binding, no HTTP in between.
import type { Call, InputOf, OutputOf } from '@khyanalt/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/pool.ts'
import type { Binding } from './bind.ts'
import { failure, readRefusal } from './errors.ts'
import { refuse } from './refusal.ts'

/** Answers public calls in process; throws the same coded refusals. */
export type CallInProcess = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>

/** A caller over the given bindings; only public calls, since there is nobody signed in. */
export const openInProcess = (bindings: readonly Binding[], db: Database): CallInProcess => {
  const byName = new Map(bindings.map(binding => [binding.call.name, binding]))
  // Public JSON calls read neither request nor reply; those that stream are not offered here.
  const context = { db, request: null as unknown as FastifyRequest, reply: null as unknown as FastifyReply }
  return async (call, input) => {
    const binding = byName.get(call.name)
    if (binding?.call.access !== 'public' || (call.answers ?? 'json') !== 'json') throw refuse('not_allowed')
    try {
      const answer = await binding.handle(context, null, call.input.parse(input))
      return call.output.parse(answer) as OutputOf<typeof call>
    } catch (error) {
      throw inWords(error)
    }
  }
}

/** A refusal with what it would have said over HTTP, so that a page can show it. */
const inWords = (error: unknown): unknown => {
  const refusal = readRefusal(error)
  if (!refusal) return error
  const { message, message_en } = failure(refusal.code, refusal.details.params)
  return Object.assign(refusal, { message, messageEn: message_en })
}

/** The same calls for one page, and whether all that it asked so far is answered to everybody alike. */
export const watchShared = (
  bindings: readonly Binding[],
  callApi: CallInProcess,
): (() => { readonly callApi: CallInProcess; readonly isShared: () => boolean }) => {
  const names = new Set(bindings.flatMap(({ call, isShared }) => (isShared ? [call.name] : [])))
  return () => {
    let isShared = true
    return {
      callApi(call, input) {
        isShared &&= names.has(call.name)
        return callApi(call, input)
      },
      isShared: () => isShared,
    }
  }
}
