// `npm run seed -- agency`: a year of a living agency, about two thousand cases of every type and service, made by the
// product's own use cases at clocks of the past. What was made stays when it is stopped; the next run goes on from there,
// and a run after the last case does nothing.
import { seeded } from '@khyanalt/form-engine/seeded-chance'
import { addDays, agencyDate, agencyMidnight } from '../../src/clock.ts'
import { listHolidays } from '../../src/db/holidays.sql.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import { readRefusal } from '../../src/http/errors.ts'
import { sumUpYear } from '../../src/modules/oversight/sum-up-days.job.ts'
import type { Services } from '../../src/services.ts'
import { findProgress, keepProgress, listTakeable, readOldMessages } from './agency.sql.ts'
import { type Client, clients, inspectors, miningClients, seedAgencyPeople, units } from './people.ts'
import { playMine } from './play-fee-reports.ts'
import { playFoodObject } from './play-food-object.ts'
import { playRequest } from './play-request.ts'
import { seedReasons } from './reasons.ts'
import { laterInWork } from './working-moments.ts'

/** How many of each there are. */
export type AgencySize = { readonly requests: number; readonly foodObjects: number; readonly mines: number }
export const wholeAgency: AgencySize = { requests: 1_620, foodObjects: 200, mines: 30 }

const days = 365
const tries = 5

/** Seeds what is missing of it; answers how many cases could not be played. */
export const seedLivingAgency = async (
  services: Services,
  size: AgencySize = wholeAgency,
  tell: (sentence: string) => void = () => {},
): Promise<number> => {
  if (!services.config.demo) throw new Error('A made-up agency is for the demo only; this portal serves real people.')
  const now = services.clock.now()
  const first = agencyDate(new Date(now.getTime() - days * 24 * 3600 * 1000))
  const total = size.requests + size.foodObjects + size.mines
  const made = await inTransaction(services.db, async tx => {
    const progress = await findProgress(tx)
    if (progress !== null) return progress
    await seedAgencyPeople(tx, agencyMidnight(first, -30))
    await seedReasons(tx, agencyMidnight(first, -30))
    await keepProgress(tx, 0)
    return 0
  })
  if (made >= total) {
    tell('The living agency is there already.')
    return 0
  }
  const { takeable, holidays } = await inTransaction(services.db, async tx => ({
    takeable: await listTakeable(tx),
    holidays: await listHolidays(tx, addDays(first, -60)),
  }))
  let left = 0
  for (let place = made; place < total; place++) {
    // A sample that a form refuses, such as a day that lies in the past by then, is drawn anew.
    let failed: string | null = null
    for (let attempt = 0; attempt === 0 || (failed && attempt < tries); attempt++) {
      const random = seeded(7_000_000 + place + attempt * 100_000)
      const context = { services, holidays, now, random }
      const begins = beginOf(place, { first, now, size, random, holidays })
      failed = await refused(() => playCase({ context, size, takeable, begins, place, attempt }))
    }
    if (failed) {
      left++
      tell(`left out: case ${place + 1}: ${failed}`)
    }
    if (failed || place >= size.requests) await inTransaction(services.db, tx => keepProgress(tx, place + 1))
    if ((place + 1) % 200 === 0 || place + 1 === total) tell(`cases: ${place + 1} of ${total}`)
  }
  await inTransaction(services.db, tx => readOldMessages(tx, new Date(now.getTime() - 7 * 24 * 3600 * 1000)))
  await sumUpYear(services)({ now, today: agencyDate(now) })
  return left
}

type Played = {
  readonly context: Parameters<typeof playRequest>[1]
  readonly size: AgencySize
  readonly takeable: Awaited<ReturnType<typeof listTakeable>>
  readonly begins: Date
  readonly place: number
  readonly attempt: number
}

/** Requests first, then food objects, then what mines report. */
const playCase = async ({ context, size, takeable, begins, place, attempt }: Played): Promise<void> => {
  const { services, random } = context
  const { db } = services
  if (place >= size.requests + size.foodObjects) {
    const mine = place - size.requests - size.foodObjects
    await playMine(context, miningClients[mine % miningClients.length] ?? pick(random, miningClients), mine)
    return
  }
  if (place >= size.requests) {
    const persons = clients.filter(({ userType }) => userType === 1)
    await playFoodObject(context, { client: pick(random, persons), begins, place: place - size.requests })
    return
  }
  // Every service in turn, then by how often each is asked for.
  const at = place % 3 === 0 ? place / 3 : Math.floor(random() ** 2 * takeable.length)
  const service = takeable[at % takeable.length]
  if (!service) return
  const unit = pickUnit(random)
  const fit = clients.filter(one => takes(one, service.client_types))
  const order = { place, service, unit, begins, client: pick(random, fit), inspector: pickInspector(random, unit) }
  await inTransaction(db, async tx => {
    await playRequest(tx, context, { ...order, sample: place * 10 + attempt * 100_000 })
    await keepProgress(tx, place + 1)
  })
}

/** When a case begins: the requests one after the other over the year, the more the later. */
const beginOf = (
  place: number,
  {
    first,
    now,
    size,
    random,
    holidays,
  }: {
    readonly first: string
    readonly now: Date
    readonly size: AgencySize
    readonly random: () => number
    readonly holidays: ReadonlySet<string>
  },
): Date => {
  const isRequest = place < size.requests
  const share = isRequest ? (place / size.requests) ** 0.9 : (place - size.requests) / size.foodObjects
  const start = agencyMidnight(first, Math.floor(Math.min(share, 1) * (days - 1)))
  const begins = laterInWork(start, random() * 0.9, holidays)
  return begins > now ? new Date(now.getTime() - 3600 * 1000) : begins
}

const takes = ({ userType }: Client, types: readonly string[]): boolean =>
  types.includes(userType === 1 ? 'CITIZEN' : userType === 2 ? 'COMPANY' : 'FOREIGNER')

const pick = <T>(random: () => number, items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nobody to choose from')
  return item
}

const pickUnit = (random: () => number): number => {
  let left = random()
  for (const [unit, share] of units) {
    left -= share
    if (left < 0) return unit
  }
  return 1
}

const pickInspector = (random: () => number, unit: number) => {
  const fit = inspectors.filter(one => one.unit === null || one.unit === unit)
  const weighed = fit.flatMap(one => Array.from({ length: one.share }, () => one))
  return pick(random, weighed)
}

/** Why a case could not be played; null when it was. Faults of the product are not swallowed. */
const refused = async (work: () => Promise<void>): Promise<string | null> => {
  try {
    await work()
    return null
  } catch (error) {
    const refusal = readRefusal(error)
    if (!refusal) throw error
    return `${refusal.code} ${JSON.stringify(refusal.details).slice(0, 300)}`
  }
}
