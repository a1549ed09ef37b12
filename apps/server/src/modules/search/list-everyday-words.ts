// The words of every service, and what people did not find.
import type * as calls from '@khyanalt/contract/everyday-words'
import type { WordedPlace } from '@khyanalt/contract/everyday-words'
import { categoryRule } from '@khyanalt/domain/category-rules'
import type { EverydayWords } from '@khyanalt/domain/everyday-words'
import type { Bilingual } from '@khyanalt/domain/language'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { readCatalogue } from '../service-editor/list-catalogue.ts'
import { type EverydayRow, listEverydayRows, type Place } from './everyday-words.sql.ts'
import { listMissedSearches } from './missed-searches.sql.ts'

export const listEverydayWords: UseCase<typeof calls.listEverydayWords> = async tx => {
  const rows = new Map((await listEverydayRows(tx)).map(row => [keyOf(row), row]))
  return {
    places: (await listNamedPlaces(tx)).map(place => presentWords(place, rows.get(keyOf(place)) ?? null)),
    missed: (await listMissedSearches(tx)).map(row => ({
      text: row.text,
      times: row.times,
      last_on: row.last_on,
      outcome: row.outcome === 'guess' ? 'guess' : 'nothing',
    })),
  }
}

export type NamedPlace = Place & { readonly name: Bilingual }

/** Every service, and each category that is an area of its own. */
export const listNamedPlaces = async (tx: Tx): Promise<readonly NamedPlace[]> => {
  const { categories, services } = await readCatalogue(tx)
  const areas = categories.filter(({ id }) => ['foodSafety', 'feeReport'].includes(categoryRule(id)))
  return [
    ...areas.map(({ id, name }) => ({ noun: 'category' as const, noun_id: id, name })),
    ...services.map(({ id, name }) => ({ noun: 'service' as const, noun_id: id, name })),
  ]
}

/** What leaves the server of the words of a place. */
export const presentWords = ({ noun, noun_id, name }: NamedPlace, row: EverydayRow | null): WordedPlace => ({
  noun,
  noun_id,
  name,
  version: row?.version ?? 0,
  ...wordsOf(row),
})

/** The words of a row, each language on its own. */
export const wordsOf = (row: EverydayRow | null): Mutable => ({
  words: { mn: row?.words_mn ?? [], en: row?.words_en ?? [] },
  events: { mn: row?.events_mn ?? [], en: row?.events_en ?? [] },
})
type Mutable = { [K in keyof EverydayWords]: { mn: string[]; en: string[] } }

const keyOf = ({ noun, noun_id }: { readonly noun: string; readonly noun_id: number }): string => `${noun} ${noun_id}`
