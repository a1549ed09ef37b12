// Holds the server to its contract: every call is bound, once.
import type { Call } from '@khyanalt/contract/call'
import type { Binding } from './bind.ts'

/** Throws, with names, when a call lacks a use case or has two. */
export const refuseGaps = (calls: readonly Call[], bindings: readonly Binding[]): void => {
  const bound = bindings.map(binding => binding.call.name)
  const missing = calls.filter(call => !bound.includes(call.name)).map(call => call.name)
  const twice = bound.filter((name, index) => bound.indexOf(name) !== index)
  if (missing.length > 0) throw new Error(`Calls without a use case: ${missing.join(', ')}`)
  if (twice.length > 0) throw new Error(`Calls with two use cases: ${twice.join(', ')}`)
}
