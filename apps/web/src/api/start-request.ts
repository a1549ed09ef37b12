// Makes the draft of a request and opens it.
import type { InputOf } from '@khyanalt/contract/call'
import { createRequest } from '@khyanalt/contract/requests'
import { createRequestTexts } from '@khyanalt/domain/messages/create-request'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { showWork } from '../ui/toast.ts'
import { callApi } from './client.ts'
import { useTransactionId } from './transaction-id.ts'

type Wanted = Omit<InputOf<typeof createRequest>, 'transaction_id'>

/** How long the success stays as a toast, in milliseconds (REQ-CREATE-09, CON-081). */
const successTime = 2000

/** The act of starting a request by any call: a repeated press answers with the same draft; `reconsider` makes another act. */
export const useStart = (
  create: (transactionId: string) => Promise<{ readonly code: string }>,
  pathOf: (number: string) => string,
) => {
  const t = useText(createRequestTexts)
  const client = useQueryClient()
  const navigate = useNavigate()
  const transaction = useTransactionId()
  const start = useMutation({
    mutationFn: async () => {
      const settle = showWork(t('creating'))
      try {
        const answer = await create(transaction.id())
        settle({ text: t('created'), tone: 'success', milliseconds: successTime })
        return answer
      } catch (error) {
        // The dialog says what went wrong; a toast would lie over the button that tries again.
        settle(null)
        throw error
      }
    },
    onSuccess: ({ code }) => {
      transaction.renew()
      const stale = ['my-requests', 'my-stats', 'portal-requests', 'own-certificates']
      for (const key of stale) client.invalidateQueries({ queryKey: [key] })
      navigate(pathOf(code))
    },
  })
  return { start, reconsider: transaction.renew }
}

/** The act of starting an own request. */
export const useStartRequest = (wanted: () => Wanted | Promise<Wanted>) =>
  useStart(async transaction_id => callApi(createRequest, { ...(await wanted()), transaction_id }), paths.request)
