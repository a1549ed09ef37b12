import type { listColleagues } from '@khyanalt/contract/assignments'
import type { UseCase } from '../../http/bind.ts'
import { countHeld, listDeciders } from './colleagues.sql.ts'

/** Whom a request may be given to, with the load of each; whether a request suits is judged when it is given. */
export const showColleagues: UseCase<typeof listColleagues> = async tx => {
  const held = await countHeld(tx)
  const people = await listDeciders(tx)
  return {
    data: people.map(({ id, name, position }) => ({ id, name, position, holds: held.get(id) ?? 0 })),
  }
}
