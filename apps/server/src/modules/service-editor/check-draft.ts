// A draft against the lists and the staff of this portal.
import type { Module } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'
import { type CheckedDraft, type Draft, judgeDraft } from './draft-problems.ts'
import { listLibraries, listStaffedRoles } from './drafts.sql.ts'

/** Checks a draft by itself and against lists and staff of the category it is for. */
export const checkDraft = async (
  tx: Tx,
  draft: Draft,
  place: { readonly module: Module; readonly categoryId: number; readonly issuesCertificate: boolean },
): Promise<CheckedDraft> =>
  judgeDraft(draft, place.issuesCertificate, {
    libraries: new Set((await listLibraries(tx)).map(({ library }) => library)),
    staffed: new Set(await listStaffedRoles(tx, place)),
  })
