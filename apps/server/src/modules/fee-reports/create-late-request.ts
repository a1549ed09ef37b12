import type * as calls from '@khyanalt/contract/late-requests'
import {
  LateRequestState,
  lastEndedQuarter,
  latePapers,
  lateRequestProblems,
} from '@khyanalt/domain/fee-report/late-requests'
import { isBefore, isSameQuarter, quarterOfDay } from '@khyanalt/domain/fee-report/quarters'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { openCase } from '../cases/open-case.ts'
import { demandRight } from '../senders/demand-right.ts'
import { lockCompany } from './fee-reports.sql.ts'
import { lateRequestKind } from './late-request-case.ts'
import { claimOf, findStanding, insertQuarter } from './late-requests.sql.ts'
import { readOpenQuarters } from './open-quarters.ts'
import { keepLatePapers, listUsablePapers } from './papers.sql.ts'

export const createLateRequest =
  ({ clock }: Services): UseCase<typeof calls.createLateRequest> =>
  async (tx, caller, { transaction_id: _, year, ...answers }) => {
    if (answers.company_id !== '' && !caller.companyIds.includes(answers.company_id)) throw refuse('company_not_found')
    await demandRight(tx, caller, answers.company_id || null, 'send')
    const problems = [...lateRequestProblems(answers)]
    const usable = await listUsablePapers(tx, {
      userId: caller.userId,
      // What a report shows was given for the report; a late request brings papers of its own.
      companyId: null,
      names: latePapers.map(part => answers[part]),
    })
    const unknown = latePapers.filter(
      part => !usable.some(({ name }) => name === answers[part]) && !problems.some(({ path }) => path === part),
    )
    problems.push(...unknown.map(path => ({ path, code: 'file_unknown' })))
    const { season } = answers
    if (problems.length > 0 || season === null) throw refuse('answers_incomplete', { problems })

    const today = agencyDate(clock.now())
    const quarter = year === undefined ? lastEndedQuarter(season, today) : { year, season }
    await lockCompany(tx, answers.company_id)
    const standing = await findStanding(tx, answers.company_id, quarter)
    if (standing) return { result: 'already_exist' as const, id: standing.id }
    const open = await readOpenQuarters(tx, [answers.company_id], today)
    if (!isBefore(quarter, quarterOfDay(today)) || open.some(one => isSameQuarter(one, quarter))) {
      throw refuse('late_request_not_needed')
    }
    const id = await openCase(tx, { clock }, caller, {
      type: lateRequestKind.type,
      state: LateRequestState.sent,
      action: 'send',
      columns: {
        owner_user_id: caller.userId,
        owner_company_id: answers.company_id,
        created_by: caller.userId,
        claim: claimOf(answers.company_id, quarter),
        helpers: caller.support ? [caller.support.userId] : [],
      },
      detail: () => ({
        company: answers.company_id,
        ...quarter,
        ...(caller.support ? { support: caller.support.userId } : {}),
      }),
      own: case_id => insertQuarter({ case_id, ...quarter, details: answers.details.trim() }),
    })
    await keepLatePapers(
      tx,
      id,
      latePapers.flatMap(part =>
        usable.filter(({ name }) => name === answers[part]).map(file => ({ part, file_id: file.id })),
      ),
    )
    return { result: 'success' as const, id }
  }
