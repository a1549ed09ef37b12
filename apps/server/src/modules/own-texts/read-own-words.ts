// The words that a message was to say when it was made: what was told once is not told otherwise later.
import type { OwnWords } from '@khyanalt/domain/own-texts/own-texts'
import type { Tx } from '../../db/transaction.ts'
import { countLack, listWords } from './own-texts.sql.ts'

/** Own words of a text as of a moment; null where the shipped ones hold. */
export type WordsAt = (name: string | null, at: Date) => OwnWords | null

/** Reads the own words of texts, every version. */
export const readOwnWords = async (tx: Tx, names: readonly (string | null)[]): Promise<WordsAt> => {
  const asked = [...new Set(names.flatMap(name => name ?? []))]
  const rows = asked.length === 0 ? [] : await listWords(tx, asked)
  return (name, at) => rows.find(row => row.name === name && row.saved_at <= at)?.words ?? null
}

/** Keeps that a message came without a variable of its words, so that an administrator sees it. */
export const noteLack = (tx: Tx, name: string, variable: string, at: Date): Promise<void> =>
  countLack(tx, name, variable, at)
