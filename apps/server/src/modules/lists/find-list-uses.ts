import type * as calls from '@khyanalt/contract/staff-lists'
import { parseDefinition } from '@khyanalt/form-engine/definition'
import { namedLists } from '@khyanalt/form-engine/definition-lists'
import { placeWords } from '@khyanalt/form-engine/definition-place'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { listEditedOptions, listFormsNaming } from './edited-lists.sql.ts'
import { namedInRules } from './named-in-rules.ts'

export const findListUses: UseCase<typeof calls.findListUses> = async (tx, _caller, { library }) => ({
  uses: await readListUses(tx, library),
})

/** The forms that choose from a list, with their questions and the options that their rules name. */
export const readListUses = async (tx: Tx, library: string) => {
  const options = new Set((await listEditedOptions(tx, library)).map(({ value }) => value))
  return (await listFormsNaming(tx, library)).map(({ id, name_mn: mn, name_en: en, open, draft, body }) => ({
    service: { id, name: { mn, en } },
    open,
    draft,
    places: placesOf(body, library),
    named: namedInRules(body, options),
  }))
}

/** The questions that choose from the list; a draft that cannot be read has none to tell. */
const placesOf = (body: unknown, library: string) => {
  const parsed = parseDefinition(body)
  if (!parsed.ok) return []
  return namedLists(parsed.definition)
    .filter(named => named.library === library)
    .map(({ path }) => {
      const question = path.replace(/\/library$/, '')
      return { mn: placeWords(body, question, 'mn'), en: placeWords(body, question, 'en') }
    })
}
