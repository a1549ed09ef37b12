// Administrators keep the words in order that people are offered.
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import type { Word } from './words.sql.ts'

export type Needs = Pick<Services, 'clock'>

export const writeDown = (
  tx: Tx,
  { clock }: Needs,
  by: string,
  action: 'merge' | 'offer' | 'remove',
  word: Word,
  more: object,
) =>
  insertAuditEntry(tx, {
    noun: 'word',
    id: uuidv7(),
    actor_user_id: by,
    action,
    noun_id: word.key,
    detail: { language: word.language, text: word.text, ...more },
    at: clock.now(),
  })
