import type * as calls from '@khyanalt/contract/certificate-changes'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { getChangeable } from './change-info.ts'

export const getChangeInfo =
  ({ clock }: Services): UseCase<typeof calls.getChangeInfo> =>
  async (tx, caller, { requestnumber }) => {
    const { request, certificate } = await getChangeable(tx, caller, requestnumber, agencyDate(clock.now()))
    return {
      data: {
        name: { mn: request.service_name_mn, en: request.service_name_en },
        request_number: request.request_number,
        cert_data: { ref_id: certificate.ref_id, created_at: certificate.created_at.toISOString() },
      },
    }
  }
