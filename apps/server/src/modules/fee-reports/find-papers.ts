// Which of the named papers the caller may show: own uploads, and papers that reports of the company show already.
import { isUploadName } from '@khyanalt/domain/upload-limits'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { listUsablePapers } from './papers.sql.ts'

/** The files behind the names, and the names that lead to none. */
export const findPapers = async (
  tx: Tx,
  caller: Session,
  companyId: string,
  names: readonly string[],
): Promise<{ readonly fileIds: readonly string[]; readonly unknown: readonly string[] }> => {
  const wellFormed = companyId === '' ? [] : names.filter(isUploadName)
  const known = await listUsablePapers(tx, { userId: caller.userId, companyId, names: wellFormed })
  return {
    fileIds: known.map(({ id }) => id),
    unknown: names.filter(name => !known.some(file => file.name === name)),
  }
}
