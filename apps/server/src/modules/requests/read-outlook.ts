// What an applicant may expect: days that past requests took, and the fields they were returned for.

import type { OutputOf } from '@khyanalt/contract/call'
import type { getServiceForm } from '@khyanalt/contract/requests'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { Tx } from '../../db/transaction.ts'
import { findExperience } from './experience.sql.ts'
import type { RequestRecord } from './request-record.ts'

/** The outlook of a request; a change of information is not compared with whole requests. */
export const readOutlook = async (
  tx: Tx,
  request: RequestRecord,
  form: CompiledForm,
): Promise<OutputOf<typeof getServiceForm>['outlook']> => {
  const known = request.type === 'UPDATE' ? null : await findExperience(tx, request.service_id)
  const days =
    known && known.quick_days !== null && known.slow_days !== null
      ? { quick: known.quick_days, slow: known.slow_days, cases: known.cases }
      : null
  const returnedFor = (known?.returned_for ?? []).flatMap(({ path }) => {
    const field = form.fields.get(path)
    return field ? [{ path, title: { mn: field.title.mn, en: field.title.en } }] : []
  })
  return { days, returned_for: returnedFor }
}
