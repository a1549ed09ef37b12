// Giving requests to somebody: what came of it, request by request.
import { assignRequests } from '@khyanalt/contract/assignments'
import { errorCodes } from '@khyanalt/domain/error-codes'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { formatText } from '@khyanalt/domain/text'
import { useState } from 'react'
import { useLanguage, useText } from '../../language/language.tsx'
import { announce } from '../../ui/live-region.ts'
import { useDecision } from '../cases/use-decision.ts'

/** A request with the holder that is on the screen. */
export type Assignable = { readonly request_number: string; readonly holder: { readonly id: string } | null }

export type Assignment = {
  readonly assign: (requests: readonly Assignable[], to: string | null) => void
  readonly pending: boolean
  readonly error: unknown
  /** Those that stayed with whoever held them, each with a sentence. */
  readonly refused: readonly { readonly number: string; readonly why: string }[]
}

export const useAssign = (onDone?: (assigned: readonly string[]) => void): Assignment => {
  const t = useText(staffDeskTexts)
  const { ui } = useLanguage()
  const [refused, setRefused] = useState<Assignment['refused']>([])
  const { decide, pending, error } = useDecision(assignRequests, {
    onDone: answer => {
      if (answer.assigned.length > 0) announce(t('assigned_done', { count: answer.assigned.length }))
      setRefused(
        answer.refused.map(({ request_number, code, holder }) => ({
          number: request_number,
          why:
            code !== 'holder_changed'
              ? sentence(code, ui)
              : holder === null
                ? t('taken_before')
                : t('taken_first', { name: holder }),
        })),
      )
      onDone?.(answer.assigned)
    },
  })
  return {
    assign: (requests, to) =>
      decide({
        requests: requests.map(({ request_number, holder }) => ({ request_number, holder: holder?.id ?? null })),
        to,
      }),
    pending,
    error,
    refused,
  }
}

const sentence = (code: string, ui: 'mn' | 'en'): string =>
  formatText(errorTexts, ui, code in errorCodes ? (code as keyof typeof errorCodes) : 'internal', { id: '' })
