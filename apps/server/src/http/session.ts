// From bearer token to actor.
import { createHash } from 'node:crypto'
import type { Actor } from '@khyanalt/domain/actor'
import type { UserType } from '@khyanalt/domain/client-type'
import type { Grant } from '@khyanalt/domain/roles'
import type { SecondFactorState } from '@khyanalt/domain/second-factor'
import type { FastifyRequest } from 'fastify'

/** The staff member who acts as the client. */
export type Support = { readonly userId: string; readonly name: string }

/** The session behind a call: who acts and what use cases often need of the person. */
export type Session = {
  readonly sessionId: string
  readonly userId: string
  readonly name: string
  readonly position: string | null
  readonly loginType: 'client' | 'user'
  readonly userType: UserType
  readonly organizationId: number | null
  readonly grants: readonly Grant[]
  readonly companyIds: readonly string[]
  readonly actor: Actor
  /** Set while support acts as this client (CON-029). */
  readonly support: Support | null
  readonly secondFactor: SecondFactorState
}

/** Finds the open session of a token, or null. */
export type FindSession = (token: string) => Promise<Session | null>

/** The bearer token of a call, or null. */
export const bearerToken = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') ? header.slice(7).trim() || null : null
}

/** What is stored of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
