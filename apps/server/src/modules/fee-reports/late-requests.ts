// The company's own late requests.
import type { LateRequestRow } from '@khyanalt/contract/late-requests'
import type { Actor } from '@khyanalt/domain/actor'
import { allowedActions } from '@khyanalt/domain/cases/case-actions'
import { latePapers, lateRequestCase, lateStatusCode } from '@khyanalt/domain/fee-report/late-requests'
import type { Tx } from '../../db/transaction.ts'
import { lateFactsOf } from './late-request-case.ts'
import type { LateRecord } from './late-requests.sql.ts'
import { listLatePapers } from './papers.sql.ts'
import { presentCompany } from './present-report.ts'

/** Late requests as lists show them, papers included. */
export const presentLate = async (tx: Tx, rows: readonly LateRecord[], viewer: Actor): Promise<LateRequestRow[]> => {
  const papers = await listLatePapers(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({
    id: row.id,
    status: lateStatusCode(row.state),
    company: presentCompany({
      id: row.company_id,
      register_number: row.company_key,
      name_mn: row.company_mn,
      name_en: row.company_en,
    }),
    year: row.year,
    season: row.season,
    details: row.details,
    papers: latePapers.flatMap(part =>
      papers
        .filter(paper => paper.late_request_id === row.id && paper.part === part)
        .map(({ name, title, size }) => ({ name, title, size })),
    ),
    created_at: row.created_at.toISOString(),
    open_until: row.open_until,
    used_at: row.used_at?.toISOString() ?? null,
    reason: row.reason,
    version: row.version,
    actions: allowedActions(lateRequestCase, viewer, lateFactsOf(row)),
  }))
}
