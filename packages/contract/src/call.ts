// A call as a value: the single source of routes, client, OpenAPI and authorisation tests.
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import type { Role } from '@khyanalt/domain/roles'
import type { ProofOf } from '@khyanalt/domain/second-factor'
import type { z } from 'zod'

/** Who may call: anybody; any session; client accounts; portal accounts; portal accounts holding one of the roles. */
export type Access = 'public' | 'signed-in' | 'client' | 'portal' | { readonly staff: readonly Role[] }

export type Method = 'GET' | 'POST'

/** How the input travels: query and path for GET, JSON body and path for POST, or one streamed file with fields. */
type Transport = 'json' | 'upload'

/** What a body of JSON may hold: bytes on the wire, and values (members, items, texts) in it. */
export const bodySizes = {
  'signed-out': { bytes: 16 * 1024, values: 1000 },
  'signed-in': { bytes: 64 * 1024, values: 5000 },
  /** Remarks, registers, posts and lists. */
  medium: { bytes: 512 * 1024, values: 50_000 },
  /** Answers of a form with long tables, and definitions of forms. */
  large: { bytes: 2 * 1024 * 1024, values: 400_000 },
} as const
export type BodySize = keyof typeof bodySizes

export type Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly method: Method
  /** Path below /api as documented, with {name} parameters, which are part of the input. */
  readonly path: string
  readonly access: Access
  readonly sentence: string
  readonly input: I
  /** The answer beside `result` and `message`; all but `json` calls answer bytes instead. */
  readonly output: O
  readonly errors: readonly ErrorCode[]
  readonly transport?: Transport
  /** How much a JSON body may hold; by default what the access allows. */
  readonly body?: Exclude<BodySize, 'signed-out' | 'signed-in'>
  readonly answers?: 'json' | 'pdf' | 'zip' | 'table' | 'png' | 'calendar' | 'text'
  /** Asks the person to prove again who he or she is, unless that was lately; `when` where one call holds many acts. */
  readonly stepUp?: { readonly of: ProofOf; when?(input: z.output<I>): boolean }
  /** May be called while a second factor that the agency requires is not set up. */
  readonly beforeSecondFactor?: true
  /** The word of success (CON-002); `success` unless the documents say otherwise. */
  readonly success?: 'success' | 'saved'
}

/** What the caller sends. */
export type InputOf<C extends Call> = z.input<C['input']>
/** What a use case receives: parsed and with defaults. */
export type ParsedInputOf<C extends Call> = z.output<C['input']>
/** What a use case answers and the caller reads, beside `result` and `message`. */
export type OutputOf<C extends Call> = z.output<C['output']>

/** Declares a call; the types of input and output are kept. */
export const defineCall = <I extends z.ZodType, O extends z.ZodType>(call: Call<I, O>): Call<I, O> => call

/** What the body of this call may hold. */
export const bodySizeOf = ({ access, body }: Pick<Call, 'access' | 'body'>): BodySize =>
  body ?? (access === 'public' ? 'signed-out' : 'signed-in')
