// Keeps the everyday words of a service or area.
import type * as calls from '@khyanalt/contract/everyday-words'
import { type EverydayWords, tidyWords } from '@khyanalt/domain/everyday-words'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { auditEdit } from '../service-editor/audit-edit.ts'
import { findWordEditor, lockEverydayRow, type Place, updateEverydayRow } from './everyday-words.sql.ts'
import { listNamedPlaces, type NamedPlace, presentWords, wordsOf } from './list-everyday-words.ts'

export const saveEverydayWords =
  (services: Services): UseCase<typeof calls.saveEverydayWords> =>
  async (tx, caller, { noun, noun_id, version, words, events }) => {
    const place = await getNamedPlace(tx, { noun, noun_id })
    const before = await lockEverydayRow(tx, place)
    if (before.version !== version) {
      throw refuse('version_conflict', {
        current: { version: before.version, by: await findWordEditor(tx, place) },
      })
    }
    const tidy = { words: tidyBoth(words), events: tidyBoth(events) }
    return { data: await storeWords(tx, services, caller, place, { before: wordsOf(before), after: tidy }) }
  }

const tidyBoth = ({ mn, en }: EverydayWords['words']) => ({ mn: tidyWords(mn), en: tidyWords(en) })

/** The service or area, or a refusal. */
export const getNamedPlace = async (tx: Tx, { noun, noun_id }: Place): Promise<NamedPlace> => {
  const place = (await listNamedPlaces(tx)).find(one => one.noun === noun && one.noun_id === noun_id)
  if (!place) throw refuse('not_found')
  return place
}

/** Stores the words of a locked place with their line in the audit. */
export const storeWords = async (
  tx: Tx,
  services: Pick<Services, 'clock'>,
  caller: Session,
  place: NamedPlace,
  { before, after }: { readonly before: EverydayWords; readonly after: EverydayWords },
) => {
  const row = await updateEverydayRow(tx, place, after, caller.userId)
  const [was, is] = [everyWord(before), everyWord(after)]
  await auditEdit(tx, services, caller, {
    noun: place.noun,
    id: place.noun_id,
    action: 'change_words',
    detail: { added: is.filter(word => !was.includes(word)), removed: was.filter(word => !is.includes(word)) },
  })
  return presentWords(place, row)
}

const everyWord = ({ words, events }: EverydayWords): string[] =>
  [words, events].flatMap(({ mn, en }) => [...mn, ...en])
