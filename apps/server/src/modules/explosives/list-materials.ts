// The materials of one permit (REQ-EXPL-12).
import type * as calls from '@khyanalt/contract/explosives'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { readSender } from '../senders/read-sender.ts'
import { findOwnPermit, readPermitted } from './permitted-options.ts'

export const listMaterials: UseCase<typeof calls.listMaterials> = async (tx, caller, { cert_id, ...named }) => {
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
