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

/** The id of what is sent: the same content sent again, after a lost answer, is the same act, until `renew` says that it
 * succeeded; other content is another act. */
export const useActId = (): { readonly of: (content: unknown) => string; readonly renew: () => void } => {
  const act = useRef({ content: '', id: '' })
  return {
    of: sent => {
      const content = JSON.stringify(sent)
      if (act.current.content !== content) act.current = { content, id: randomUuid() }
      return act.current.id
    },
    renew: () => {
      act.current = { content: '', id: '' }
    },
  }
}
