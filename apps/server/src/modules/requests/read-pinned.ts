// The form of a stored request: the definition it was pinned to, or the form of every change of information.
import type { Tx } from '../../db/transaction.ts'
import { type PublishedDefinition, readDefinition } from '../catalogue/read-definition.ts'
import { changeForm } from './change-form.ts'
import type { RequestRecord } from './request-record.ts'

/** The definition a request is filled, judged and read by. */
export const readPinned = async (
  tx: Tx,
  request: Pick<RequestRecord, 'type' | 'definition_version_id'>,
): Promise<PublishedDefinition> => {
  const definition = await readDefinition(tx, request.definition_version_id)
  if (request.type !== 'UPDATE') return definition
  const { clienttype } = definition.body
  return { ...definition, body: { ...changeForm, ...(clienttype && { clienttype }) } }
}
