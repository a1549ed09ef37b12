// Calls the server: one generic function for every call of the contract.
import type { Call, InputOf, OutputOf } from '@khyanalt/contract/call'
import { type ApiError, isFailure, networkError, readFailure } from './api-error.ts'
import { getToken, markExpired } from './session.ts'

/** How loaders and queries call: over HTTP in the browser, in process on the server. */
export type CallApi = <C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: { readonly signal?: AbortSignal },
) => Promise<OutputOf<C>>

/** Calls the server over HTTP and answers the parsed output; anything else is thrown as an ApiError. */
export const callApi: CallApi = async (call, input, options = {}) => {
  const token = getToken()
  const response = await send(call, input as Record<string, unknown>, token, options.signal)
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok || isFailure(body)) {
    const error = readFailure(response.status, body)
    if (error.status === 401 && token && isSessionFault(error)) markExpired(token)
    // Whoever proves again who he or she is (`step_up_needed`, `second_factor_needed`) has this very call done; nothing
    // typed is lost. Fetched with the first such refusal, so that visitors need not fetch it.
    if (/(up|factor)_needed$/.test(error.code) && (await (await import('./step-up.ts')).answerRefusal(error)))
      return callApi(call, input, options)
    throw error
  }
  return call.output.parse(body) as OutputOf<typeof call>
}

/** Fetches the bytes of a call that answers a PDF, with the bearer token. */
export const fetchBytes = async <C extends Call>(call: C, input: InputOf<C>, signal?: AbortSignal): Promise<Blob> => {
  const token = getToken()
  const response = await send(call, input as Record<string, unknown>, token, signal)
  if (response.ok) return response.blob()
  const error = readFailure(response.status, await response.json().catch(() => null))
  if (error.status === 401 && token && isSessionFault(error)) markExpired(token)
  throw error
}

/** The address of a call with its input in path and query; arrays in brackets (CON-006). */
export const apiAddress = <C extends Call>(call: C, input: InputOf<C>): string => {
  const { path, rest } = fillPath(call, input as Record<string, unknown>)
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(rest)) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value)) for (const item of value) query.append(`${key}[]`, String(item))
    else query.append(key, String(value))
  }
  const search = query.toString()
  return search ? `${path}?${search}` : path
}

/** Headers of every call: who asks and in which language. */
export const apiHeaders = (token: string | null): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': document.documentElement.lang || 'mn',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
})

const send = async (
  call: Call,
  input: Record<string, unknown>,
  token: string | null,
  signal: AbortSignal | undefined,
): Promise<Response> => {
  const headers = apiHeaders(token)
  const asks = call.method === 'GET'
  const { path, rest } = fillPath(call, input)
  // Whoever has nothing to say sends no body (CON-009).
  const says = !asks && Object.keys(rest).length > 0
  try {
    const response = await fetch(asks ? apiAddress(call, input) : path, {
      method: call.method,
      headers: says ? { ...headers, 'content-type': 'application/json' } : headers,
      body: says ? JSON.stringify(rest) : null,
      signal: signal ?? null,
    })
    dispatchEvent(new Event('reached'))
    return response
  } catch (error) {
    if (signal?.aborted) throw error
    dispatchEvent(new Event('unreached'))
    throw networkError()
  }
}

const fillPath = (call: Call, input: Record<string, unknown>) => {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: `/api${path}`, rest }
}

/** A wrong password is a 401 too, but says nothing about the session that is open. */
const isSessionFault = (error: ApiError): boolean => error.code !== 'wrong_credentials'
