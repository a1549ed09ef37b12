import type * as calls from '@khyanalt/contract/bulk-acts'
import type { BulkAction } from '@khyanalt/domain/bulk-act'
import type { StaffMember } from '../../db/staff-with-role.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { readRequests } from '../requests/read-requests.ts'
import type { RequestRecord } from '../requests/request-record.ts'
import { judgeAssignment } from '../review/assign-requests.ts'
import { judgeDecision } from '../review/decide-request.ts'
import { findDecider } from '../review/find-decider.ts'
import { listNames } from './bulk-acts.sql.ts'

/** Judges each case as the action alone would, and changes nothing; what lies outside the scope does not exist. */
export const previewBulkAct: UseCase<typeof calls.previewBulkAct> = async (tx, caller, input) => {
  const found = new Map((await readRequests(tx, input.requests)).map(each => [each.request_number, each]))
  const assignee = input.action === 'assign' && input.to ? await findDecider(tx, input.to) : null
  const names = await listNames(
    tx,
    [...found.values()].flatMap(each => [each.holder_user_id ?? [], each.owner_user_id].flat()),
  )
  return {
    data: [...new Set(input.requests)].map(number => {
      const request = found.get(number)
      const refusal = request ? judge(caller, request, { ...input, assignee }) : refuse('request_not_found')
      const refused = refusal && { code: refusal.code, params: refusal.details.params ?? {} }
      if (!request || refusal?.code === 'request_not_found')
        return { request_number: number, title: null, applicant: null, version: 0, holder: null, refused }
      const holder = request.holder_user_id
      return {
        request_number: number,
        title: { mn: request.service_name_mn, en: request.service_name_en },
        applicant: request.company_name ?? names.get(request.owner_user_id) ?? null,
        version: request.version,
        holder: holder === null ? null : { id: holder, name: names.get(holder) ?? '' },
        refused,
      }
    }),
  }
}

const judge = (
  caller: Session,
  request: RequestRecord,
  {
    action,
    to,
    assignee,
  }: { readonly action: BulkAction; readonly to?: string | undefined; readonly assignee: StaffMember | null },
): Refusal | null => {
  if (action !== 'assign' && action !== 'release') return judgeDecision(caller, action, request)
  const seen = request.holder_user_id
  const code = judgeAssignment(caller, request, { seen, to: action === 'assign' ? (to ?? '') : null, assignee })
  return code && refuse(code)
}
