import type * as calls from '@khyanalt/contract/hand-over'
import { mostHandedOver } from '@khyanalt/contract/hand-over'
import { spreadByLoad } from '@khyanalt/domain/spread-by-load'
import { agencyDate } from '../../clock.ts'
import { countHeldRequests } from '../../db/held-requests.sql.ts'
import type { StaffMember } from '../../db/staff-with-role.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findAway } from '../absences/find-away.ts'
import { readRequests } from '../requests/read-requests.ts'
import { readColleagues } from '../review/read-colleagues.ts'
import { listHeldNumbers } from './hand-over.sql.ts'
import { admitHandOver, judgeHandOver } from './judge-hand-over.ts'

/** Judges each case as the act would, and changes nothing. */
export const previewHandOver =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.previewHandOver> =>
  async (tx, caller, { from, to }) => {
    const giver = await admitHandOver(tx, caller, from)
    const { people, held } = await readColleagues(tx)
    const away = await findAway(tx, agencyDate(clock.now()))
    const others = people.filter(({ id }) => id !== from)
    const numbers = await listHeldNumbers(tx, from, mostHandedOver)
    const found = new Map((await readRequests(tx, numbers)).map(each => [each.request_number, each]))
    const requests = numbers.flatMap(number => found.get(number) ?? [])
    const there = others.filter(({ id }) => !away.has(id))
    const spread =
      to === null
        ? spreadByLoad(
            requests.map(what => ({
              what,
              suited: there
                .filter(person => judgeHandOver(caller, what, { from, to: person }) === null)
                .map(({ id }) => id),
            })),
            there.map(({ id }) => ({ id, holds: held.get(id) ?? 0 })),
          )
        : null
    const receiver = (id: string | null | undefined): StaffMember | null => others.find(each => each.id === id) ?? null
    const cases = requests.map(request => {
      const goesTo = receiver(spread ? spread.get(request) : to)
      const refused = judgeHandOver(caller, request, { from, to: goesTo })
      return {
        request_number: request.request_number,
        title: { mn: request.service_name_mn, en: request.service_name_en },
        to: refused || !goesTo ? null : { id: goesTo.id, name: goesTo.name },
        refused,
      }
    })
    return {
      from: { id: giver.userId, name: giver.name },
      people: others.map(({ id, name }) => ({
        id,
        name,
        holds: held.get(id) ?? 0,
        away_until: away.get(id)?.to ?? null,
      })),
      total: await countHeldRequests(tx, from),
      receivers: others
        .map(({ id, name }) => ({
          id,
          name,
          holds: held.get(id) ?? 0,
          gets: cases.filter(each => each.to?.id === id).length,
        }))
        .filter(({ gets }) => gets > 0),
      // What lies outside the scope does not exist here either.
      cases: cases.filter(({ refused }) => refused !== 'request_not_found'),
    }
  }
