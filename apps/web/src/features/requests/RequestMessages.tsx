// The applicant's side of what is written about a request (REQ-MESSAGE-01).
import { writeToAgency } from '@khyanalt/contract/request-messages'
import { getServiceForm } from '@khyanalt/contract/requests'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callApi } from '../../api/client.ts'
import { useRealtime } from '../../api/realtime.ts'
import { Conversation } from '../cases/Conversation.tsx'
import { type OpenedRequest, requestQuery } from './queries.ts'

/** What is on the screen keeps its answers; messages alone are brought up to date. */
export const RequestMessages = ({ opened }: { readonly opened: OpenedRequest }) => {
  const client = useQueryClient()
  const { request_number: number } = opened.request
  const refresh = useCallback(async () => {
    const { messages, request } = await callApi(getServiceForm, { id: number })
    client.setQueryData<OpenedRequest>(
      requestQuery(number).queryKey,
      old => old && { ...old, messages, request: { ...old.request, steps: request.steps } },
    )
  }, [client, number])
  useRealtime('notifications', () => void refresh().catch(() => {}))
  const titles = [...new Set(opened.comments.map(({ title }) => title))]
  return (
    <Conversation
      number={number}
      side="applicant"
      messages={opened.messages}
      mayWrite={opened.may_write}
      remarks={titles}
      onWrite={async message => {
        await callApi(writeToAgency, { request_number: number, ...message })
        // It was sent, whether or not it can be shown at once.
        await refresh().catch(() => {})
      }}
    />
  )
}
