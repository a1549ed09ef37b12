// Answers that an open form needs, kept on the device so that a draft opens without a network: in the installed portal
// alone, which stands on somebody's own phone. Only where no answer came is a kept one taken, and it says from when it is.
import type { Call, InputOf, OutputOf } from '@khyanalt/contract/call'
import { ApiError } from '../api/api-error.ts'
import { callApi } from '../api/client.ts'
import { isInstalled } from '../api/installed.ts'
import { readSession } from '../api/session.ts'
import type { Kept } from './answer-shelf.ts'

/** Calls; keeps what is answered, if `keeps` says so, and takes what was kept where there is no network. */
export const callKept = async <C extends Call>(
  call: C,
  input: InputOf<C>,
  {
    signal,
    keeps = () => true,
  }: { readonly signal?: AbortSignal; readonly keeps?: (answer: OutputOf<C>) => boolean } = {},
): Promise<Kept<OutputOf<C>>> => {
  const { user, support } = readSession()
  const options = signal ? { signal } : {}
  if (!isInstalled() || !user || support) return { answer: await callApi(call, input, options), keptAt: null }
  const shelf = await import('./answer-shelf.ts')
  const place = { userId: user.id, call: call.name, input: JSON.stringify(input) }
  try {
    const answer = await callApi(call, input, options)
    // What cannot be kept is not there without a network, and that is all.
    if (keeps(answer)) shelf.keepAnswer(place, answer).catch(() => undefined)
    else shelf.dropAnswer(place).catch(() => undefined)
    return { answer, keptAt: null }
  } catch (error) {
    const kept = error instanceof ApiError && error.code === 'network' ? await shelf.findAnswer(place) : null
    if (!kept) throw error
    return kept as Kept<OutputOf<C>>
  }
}
