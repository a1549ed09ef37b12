// Where a page of a list by time ended: the time and id of its last row.
import { isUuid } from '../db/uuid.ts'
import { refuse } from './refusal.ts'

export type PagePlace = { readonly at: Date; readonly id: string }

/** The place as an answer carries it. */
export const writePlace = ({ at, id }: PagePlace): string => `${at.toISOString()}_${id}`

/** The place in an input; refuses what no answer gave. */
export const readPlace = (text: string): PagePlace => {
  const [at = '', id = ''] = text.split('_')
  const time = new Date(at)
  if (Number.isNaN(time.getTime()) || !isUuid(id)) {
    throw refuse('invalid_input', { problems: [{ code: 'unknown_place', path: 'before' }] })
  }
  return { at: time, id }
}
