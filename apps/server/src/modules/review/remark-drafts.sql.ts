// SQL of remarks in preparation.
import type { Tx } from '../../db/transaction.ts'

/** Those of a request, by place. */
export const listDraftsOf = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('remark_drafts as d')
    .innerJoin('users as u', 'u.id', 'd.author_user_id')
    .select([
      'd.path',
      'd.field_path',
      'd.title',
      'd.comment',
      'd.round',
      'd.version',
      'd.author_user_id',
      'd.updated_at',
      'u.name as author_name',
    ])
    .where('d.request_id', '=', requestId)
    .orderBy('d.path')
    .orderBy('d.updated_at')
    .execute()

type KeptDraft = {
  readonly request_id: string
  readonly path: string
  readonly field_path: string | null
  readonly title: string
  readonly comment: string
  readonly round: number
  readonly version: number
  readonly author_user_id: string
  readonly updated_at: Date
}

/** Keeps a remark of a locked request. */
export const storeDraft = async (
  tx: Tx,
  { request_id, path, author_user_id, ...columns }: KeptDraft,
): Promise<void> => {
  await tx
    .insertInto('remark_drafts')
    .values({ request_id, path, author_user_id, ...columns })
    .onConflict(conflict => conflict.constraint('remark_drafts_pkey').doUpdateSet(columns))
    .execute()
}

/** Takes a remark that this person prepared away. */
export const removeDraft = async (tx: Tx, requestId: string, authorId: string, path: string): Promise<void> => {
  await tx
    .deleteFrom('remark_drafts')
    .where('request_id', '=', requestId)
    .where('author_user_id', '=', authorId)
    .where('path', '=', path)
    .execute()
}

/** Takes those of this person away, which were sent; with null, all of them: nobody will send them. */
export const removeDraftsOf = async (tx: Tx, requestId: string, authorId: string | null): Promise<void> => {
  await tx
    .deleteFrom('remark_drafts')
    .where('request_id', '=', requestId)
    .$if(authorId !== null, query => query.where('author_user_id', '=', authorId ?? ''))
    .execute()
}
