// SQL of letters.
import type { LetterKind } from '@khyanalt/domain/own-texts/letter-texts'
import type { Tx } from '../../db/transaction.ts'
import type { LetterContent } from '../certificates/document-contents.ts'

type Written = {
  readonly id: string
  readonly number: string
  readonly kind: LetterKind
  readonly request_id: string
  readonly content: LetterContent
  readonly created_at: Date
}

/** Stores a letter; its PDF follows. */
export const insertLetter = async (tx: Tx, { content, ...letter }: Written): Promise<void> => {
  await tx
    .insertInto('letters')
    .values({ ...letter, content: JSON.stringify(content) })
    .execute()
}

/** The letters of a request, latest first. */
export const listLettersOf = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('letters')
    .select(['id', 'number', 'kind', 'content', 'created_at'])
    .where('request_id', '=', requestId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** A letter with the place of its PDF, where that is made. */
export const findLetter = async (tx: Tx, id: string) => {
  const row = await tx
    .selectFrom('letters as l')
    .leftJoin('files as f', 'f.id', 'l.file_id')
    .select(['l.id', 'l.number', 'l.request_id', 'l.content', 'l.sha256', 'f.storage_key'])
    .where('l.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Gives a letter its PDF; false where it has one. */
export const setLetterFile = async (
  tx: Tx,
  id: string,
  file: { readonly file_id: string; readonly sha256: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('letters')
    .set(file)
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
