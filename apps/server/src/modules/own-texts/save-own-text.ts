// Words a message anew, or gives it the shipped words back.
import { isDeepStrictEqual } from 'node:util'
import type * as calls from '@khyanalt/contract/own-texts'
import {
  isOwnTextName,
  type OwnText,
  type OwnWords,
  ownTexts,
  shippedWords,
  tidyWords,
  titleOf,
  wordsInLine,
  wordsProblems,
} from '@khyanalt/domain/own-texts/own-texts'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { getText } from './list-own-texts.ts'
import { deleteLacks, insertRow } from './own-texts.sql.ts'

export const saveOwnText =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.saveOwnText> =>
  async (tx, { userId }, { name, version, words: given }) => {
    if (!isOwnTextName(name)) throw refuse('not_found')
    const text = ownTexts[name]
    const words = given && judge(text, given)
    const before = await getText(tx, name)
    const at = clock.now()
    const saved =
      before.version === version && (await insertRow(tx, { name, version: version + 1, words, by: userId, at }))
    if (!saved) {
      const { version: newer, saved_by: by } = await getText(tx, name)
      throw refuse('version_conflict', { current: { version: newer, by } })
    }
    await deleteLacks(tx, name)
    const shipped = shippedWords(text)
    const detail = { was: wordsInLine(before.words ?? shipped), is: wordsInLine(words ?? shipped) }
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: userId,
      at,
      noun: 'text',
      // Whoever reads the audit knows the message by what it says.
      noun_id: titleOf(text).mn,
      action: words ? 'update' : 'reset',
      detail,
    })
    return { data: await getText(tx, name) }
  }

/** The words as they are kept; the shipped ones, typed again, are no words of one's own. */
const judge = (text: OwnText, given: OwnWords): OwnWords | null => {
  const words = tidyWords(text, given)
  const unknown = Object.keys(given).filter(part => !Object.hasOwn(text.parts, part))
  const problems = [...unknown.map(path => ({ code: 'unknown_part', path })), ...wordsProblems(text, words)]
  if (problems.length > 0) throw refuse('text_invalid', { problems })
  return isDeepStrictEqual(words, shippedWords(text)) ? null : words
}
