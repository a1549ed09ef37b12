import type * as calls from '@khyanalt/contract/own-certificates'
import { readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { narrowTo } from '../senders/narrow-to.ts'
import { listOwnCertificates } from './certificate-lists.sql.ts'
import { presentOwn } from './read-own-certificates.ts'

export const listMyCertificates =
  ({ clock }: Services): UseCase<typeof calls.listMyCertificates> =>
  async (tx, caller, input) => {
    const today = agencyDate(clock.now())
    const state = input.status === undefined ? undefined : (readCertificateStatus(input.status) ?? undefined)
    const { rows, total } = await listOwnCertificates(
      tx,
      narrowTo(caller, input.behalf),
      { categoryId: input.category, state, today },
      { page: input.page, size: input.results },
    )
    return { data: { data: rows.map(row => presentOwn(row, today)), per_page: input.results, total } }
  }
