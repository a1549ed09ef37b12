// The request's configuration: who sends and which unit receives (REQ-CONFIG-*).
import type { RequestDetail } from '@khyanalt/contract/requests'
import { type ClientType, type SenderType, senderTypesOf } from '@khyanalt/domain/client-type'
import type { Problem } from '@khyanalt/domain/problem'

type Values = Readonly<Record<string, unknown>>

/** The configuration under the names the draft keeps it by. */
export const readConfiguration = (request: RequestDetail): Values => ({
  '@sender_type': request.sender_type,
  '@company_id': request.company_id,
  '@organization_id': request.organization_id,
})

/** The sender kinds to offer; a definition that lists none offers all. */
export const offeredSenders = (listed: readonly ClientType[]): readonly SenderType[] =>
  senderTypesOf(listed.length > 0 ? listed : ['CITIZEN', 'COMPANY', 'FOREIGNER'])

/** What the configuration lacks; `hasDefault` is true when the definition names the receiving unit. */
export const configurationProblems = (values: Values, hasDefault: boolean): readonly Problem[] => {
  const problems: Problem[] = []
  const sender = values['@sender_type']
  if (sender !== 1 && sender !== 2) problems.push({ code: 'must_enter', path: '@sender_type' })
  if (sender === 2 && !values['@company_id']) problems.push({ code: 'must_select', path: '@company_id' })
  if (!hasDefault && typeof values['@organization_id'] !== 'number') {
    problems.push({ code: 'must_select', path: '@organization_id' })
  }
  return problems
}

/** The configuration as calls send it. */
export const sentConfiguration = (values: Values) => {
  const sender = values['@sender_type']
  const organization = values['@organization_id']
  return {
    ...(sender === 1 || sender === 2 ? { sender_type: sender as SenderType } : {}),
    company_id: sender === 2 && typeof values['@company_id'] === 'string' ? values['@company_id'] : null,
    organization_id: typeof organization === 'number' ? organization : null,
  }
}
