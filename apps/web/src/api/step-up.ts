// Acts that ask for a proof: the call waits while the dialog asks, and goes on or fails by its answer.

import { useSyncExternalStore } from 'react'
import { paths } from '../paths.ts'
import type { ApiError } from './api-error.ts'
import { openPromise } from './open-promise.ts'

type Asking = { readonly answer: Promise<boolean>; readonly settle: (proven: boolean) => void }

let asking: Asking | null = null
const listeners = new Set<() => void>()

const change = (next: Asking | null): void => {
  asking = next
  for (const listener of listeners) listener()
}

/** Whether the refused call may be sent again. Several calls at once wait for one proof. */
export const answerRefusal = async ({ code }: ApiError): Promise<boolean> => {
  if (code === 'second_factor_needed') {
    if (window.location.pathname !== paths.security) window.location.assign(paths.security)
    return false
  }
  if (!asking) {
    const { promise, resolve } = openPromise<boolean>()
    change({ answer: promise, settle: resolve })
  }
  return asking?.answer ?? false
}

/** Whether a proof is asked for just now. */
export const useProofAsked = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asking !== null,
    () => false,
  )

/** Lets the waiting calls go on, or fail. */
export const settleProof = (proven: boolean): void => {
  const waiting = asking
  change(null)
  waiting?.settle(proven)
}
