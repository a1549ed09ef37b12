// SQL of the papers of fee reports and late requests.
import type { LatePaper } from '@khyanalt/domain/fee-report/late-requests'
import type { Tx } from '../../db/transaction.ts'

/** Those of the names that the person uploaded, or that a report of the company shows already. */
export const listUsablePapers = async (
  tx: Tx,
  {
    userId,
    companyId,
    names,
  }: { readonly userId: string; readonly companyId: string | null; readonly names: readonly string[] },
) =>
  names.length === 0
    ? []
    : tx
        .selectFrom('files as f')
        .select(['f.id', 'f.name'])
        .where('f.name', 'in', [...names])
        .where('f.purpose', '=', 'answer')
        .where(eb =>
          eb.or([
            eb('f.owner_user_id', '=', userId),
            ...(companyId === null
              ? []
              : [
                  eb.exists(
                    eb
                      .selectFrom('fee_report_files as p')
                      .innerJoin('fee_reports as r', 'r.id', 'p.report_id')
                      .select('p.file_id')
                      .whereRef('p.file_id', '=', 'f.id')
                      .where('r.company_id', '=', companyId),
                  ),
                ]),
          ]),
        )
        .execute()

/** Notes that a report shows these files; those of earlier rounds stay. */
export const keepReportPapers = async (tx: Tx, reportId: string, fileIds: readonly string[]): Promise<void> => {
  if (fileIds.length === 0) return
  await tx
    .insertInto('fee_report_files')
    .values(fileIds.map(file_id => ({ report_id: reportId, file_id })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Notes the three papers of a late request. */
export const keepLatePapers = async (
  tx: Tx,
  requestId: string,
  papers: readonly { readonly part: LatePaper; readonly file_id: string }[],
): Promise<void> => {
  await tx
    .insertInto('late_request_files')
    .values(papers.map(paper => ({ ...paper, late_request_id: requestId })))
    .execute()
}

/** What the files of these names are called. */
export const describePapers = async (tx: Tx, names: readonly string[]) =>
  names.length === 0
    ? []
    : tx
        .selectFrom('files')
        .select(['name', 'title', 'size'])
        .where('name', 'in', [...names])
        .execute()

/** The papers of late requests. */
export const listLatePapers = async (tx: Tx, requestIds: readonly string[]) =>
  requestIds.length === 0
    ? []
    : tx
        .selectFrom('late_request_files as p')
        .innerJoin('files as f', 'f.id', 'p.file_id')
        .select(['p.late_request_id', 'p.part', 'f.name', 'f.title', 'f.size'])
        .where('p.late_request_id', 'in', [...requestIds])
        .execute()
