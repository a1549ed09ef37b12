// A permit with what is left of it (REQ-EXPL-13).
import type * as calls from '@khyanalt/contract/explosives'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { readSender } from '../senders/read-sender.ts'
import { findSentAnswers } from './explosives.sql.ts'
import { findOwnPermit } from './permitted-options.ts'

export const getPermitData: UseCase<typeof calls.getPermitData> = async (tx, caller, { cert_id, ...named }) => {
  const certificate = await findOwnPermit(tx, await readSender(tx, caller, named), cert_id)
  if (!certificate) throw refuse('certificate_not_found')
  const answers = await findSentAnswers(tx, certificate.request_id)
  // Texts and places; tables, files and confirmations are given anew.
  const plain = Object.entries(answers).filter(
    ([, value]) => typeof value === 'string' || (Array.isArray(value) && value.every(part => typeof part === 'string')),
  )
  return { data: Object.fromEntries(plain) }
}
