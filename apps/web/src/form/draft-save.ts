// One save of a draft through the contract, with its outcome sorted by what to do next.
import { saveDraft } from '@khyanalt/contract/requests'
import { ApiError } from '../api/api-error.ts'
import { callApi } from '../api/client.ts'
import type { SaveBatch } from './draft-journal.ts'

type Values = Readonly<Record<string, unknown>>

/** Why a save did not succeed. */
export type SaveFailure = {
  readonly kind: 'unreachable' | 'signed-out' | 'stale' | 'renewed' | 'closed' | 'refused'
  readonly error: unknown
  /** On `stale`: what the server holds now. */
  readonly current?: { readonly version: number; readonly values: Values } | undefined
}
export type SaveOutcome =
  | { readonly ok: true; readonly version: number; readonly savedAt: string }
  | { readonly ok: false; readonly failure: SaveFailure }

/** What the server holds now; null where the form itself has become another. */
export type FetchCurrent = () => Promise<{ readonly version: number; readonly values: Values } | null>

/** Sends a batch; `fetchCurrent` reads what the server holds when it refuses an old version. */
export const saveBatch = async (
  requestNumber: string,
  { transactionId, values, step }: SaveBatch,
  version: number,
  fetchCurrent: FetchCurrent,
): Promise<SaveOutcome> => {
  const { patch, configuration } = partValues(values)
  try {
    const saved = await callApi(saveDraft, {
      request_number: requestNumber,
      ...(Object.keys(patch).length > 0 ? { patch } : {}),
      ...configuration,
      ...(step === null ? {} : { step }),
      version,
      transaction_id: transactionId,
    })
    return { ok: true, version: saved.version, savedAt: saved.saved_at }
  } catch (error) {
    return { ok: false, failure: await sortFailure(error, fetchCurrent) }
  }
}

const sortFailure = async (error: unknown, fetchCurrent: FetchCurrent): Promise<SaveFailure> => {
  if (!(error instanceof ApiError)) return { kind: 'unreachable', error }
  if (error.status === 401) return { kind: 'signed-out', error }
  if (error.code === 'version_conflict') {
    try {
      const current = await fetchCurrent()
      return current ? { kind: 'stale', error, current } : { kind: 'renewed', error }
    } catch (failed) {
      return { kind: failed instanceof ApiError && failed.status === 401 ? 'signed-out' : 'unreachable', error: failed }
    }
  }
  if (error.code === 'wrong_state' || error.code === 'request_not_found') return { kind: 'closed', error }
  const transient = error.status === 0 || error.status === 429 || error.status >= 500
  return { kind: transient ? 'unreachable' : 'refused', error }
}

/** Parts values into answers and the request's configuration, whose names start with `@` and are no field's. */
export const partValues = (values: Values) => {
  const patch: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) if (!name.startsWith('@')) patch[name] = value
  const sender = values['@sender_type']
  const company = values['@company_id']
  const organization = values['@organization_id']
  return {
    patch,
    configuration: {
      ...(sender === 1 || sender === 2 ? { sender_type: sender as 1 | 2 } : {}),
      ...(typeof company === 'string' || company === null ? { company_id: company } : {}),
      ...(typeof organization === 'number' || organization === null ? { organization_id: organization } : {}),
    },
  }
}
