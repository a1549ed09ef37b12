// One id per intended act, so that a repeated click or a retry is answered once.
import { useRef } from 'react'
import { randomUuid } from './random-uuid.ts'

/** The id of the act a dialog is about: the same until `renew` is called after it succeeded. */
export const useTransactionId = (): { readonly id: () => string; readonly renew: () => void } => {
  const id = useRef<string | null>(null)
  return {
    id: () => {
      id.current ??= randomUuid()
      return id.current
    },
    renew: () => {
      id.current = null
    },
  }
}
