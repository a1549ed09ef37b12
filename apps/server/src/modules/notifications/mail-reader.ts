// How a person reads e-mails.
import type { LanguageMode } from '@khyanalt/domain/language'
import type { Tx } from '../../db/transaction.ts'
import { findPreferences } from './preferences.sql.ts'

/** The languages in which a person is written to. */
export const readMailLanguage = async (tx: Tx, userId: string): Promise<LanguageMode> =>
  (await findPreferences(tx, userId)).language
