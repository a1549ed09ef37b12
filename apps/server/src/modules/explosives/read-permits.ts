// Certificates that permit explosives, and the materials of one of them (REQ-EXPL-10, REQ-EXPL-12, REQ-EXPL-13).
import type { getPermitData, listMaterials, listPermits } from '@khyanalt/contract/explosives'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readSender } from '../senders/read-sender.ts'
import { findSentAnswers, listPermitCertificates } from './explosives.sql.ts'
import { findOwnPermit, readPermitted } from './permitted-options.ts'

export const answerPermits =
  ({ clock }: Services): UseCase<typeof listPermits> =>
  async (tx, caller, named) => {
    const owner = await readSender(tx, caller, named)
    const valid = await listPermitCertificates(tx, owner, agencyDate(clock.now()))
    return { data: valid.map(({ id, ref_id }) => ({ value: id, label: ref_id })) }
  }

export const answerPermitData: UseCase<typeof getPermitData> = async (tx, caller, { cert_id, ...named }) => {
  const certificate = await findOwnPermit(tx, await readSender(tx, caller, named), cert_id)
  if (!certificate) throw refuse('certificate_not_found')
  const answers = await findSentAnswers(tx, certificate.request_id)
  // Texts and places; tables, files and confirmations are given anew.
  const plain = Object.entries(answers).filter(
    ([, value]) => typeof value === 'string' || (Array.isArray(value) && value.every(part => typeof part === 'string')),
  )
  return { data: Object.fromEntries(plain) }
}

export const answerMaterials: UseCase<typeof listMaterials> = async (tx, caller, { cert_id, ...named }) => {
  const certificate = await findOwnPermit(tx, await readSender(tx, caller, named), cert_id)
  if (!certificate) throw refuse('certificate_not_found')
  const options = await readPermitted(tx, certificate.id)
  return {
    data: options.map(({ value, label, data, disabled = false }) => ({
      key: value,
      value,
      label: { ...label },
      mark: String(data?.mark ?? ''),
      disabled,
    })),
    usage_data: Object.fromEntries(
      options.map(({ value, data }) => [
        value,
        {
          quantity: Number(data?.left),
          unit_type: String(data?.unit_type),
          permitted: Number(data?.permitted),
          used: Number(data?.used),
        },
      ]),
    ),
  }
}
