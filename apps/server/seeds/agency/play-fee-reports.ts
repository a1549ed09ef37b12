// Fee reports of the mines of the living agency over the last quarters, and late requests of some of them.
import { quarterBefore, quarterOfDay, usualWindow } from '@khyanalt/domain/fee-report/quarters'
import { agencyDate, agencyMidnight } from '../../src/clock.ts'
import type { Services } from '../../src/services.ts'
import { askLate, type Course, type Mine, makeReport, pastServices } from '../demo/fee-reports.ts'
import type { Client } from './people.ts'

const registered: Course = ['receive', 'agree', 'register']
const hour = 3600 * 1000

const mineOf = ({ session, companyId }: Client, place: number): Mine => ({
  owner: session,
  companyId: companyId ?? '',
  deposit: place % 2 === 0 ? 'bor-undur' : 'khutul',
  licence: [place % 3 === 0 ? 'XV' : 'MV', String(100_000 + place * 37).slice(-6)],
  mineral: place % 2 === 0 ? 'fluorspar' : 'stone',
  template: place % 2 === 0 ? 3 : 4,
  product: place % 2 === 0 ? 'Жоншны баяжмал ФФ-95' : 'Шохойн чулуу',
  month: BigInt(200_000 + place * 9_100),
  price: place % 2 === 0 ? 890_000n : 14_500n,
})

/** The reports of one mine, the oldest quarter first, and a late request every other time. */
export const playMine = async (
  { services, now, random }: { readonly services: Services; readonly now: Date; readonly random: () => number },
  client: Client,
  place: number,
): Promise<number> => {
  const due = quarterBefore(quarterOfDay(agencyDate(now)))
  const quarters = [due]
  while (quarters.length < 7) quarters.push(quarterBefore(quarters.at(-1) ?? due))
  const mine = mineOf(client, place)
  let made = 0
  for (const [back, quarter] of [...quarters.entries()].filter(([at]) => at < 4).reverse()) {
    const opens = agencyMidnight(usualWindow(quarter).opens, Math.floor(random() * 15)).getTime()
    const sentAt = opens + Math.floor(9 + random() * 8) * hour
    if (sentAt > now.getTime()) continue
    const fate = random()
    const course: Course =
      fate < 0.1 ? ['receive', 'return', 'resend', ...registered] : fate < 0.14 ? ['receive'] : registered
    await makeReport(pastServices(services, sentAt, now.getTime()), mine, quarter, { back, course })
    made++
  }
  for (const back of [5, 6]) {
    const quarter = quarters[back]
    if (!quarter) continue
    const fate = random()
    const decisions =
      fate < 0.2 ? [] : fate < 0.35 ? (['receive'] as const) : (['receive', fate < 0.5 ? 'reject' : 'approve'] as const)
    const askedAt = now.getTime() - Math.floor((fate < 0.35 ? 12 : 300) * random() * 24) * hour
    await askLate(pastServices(services, askedAt, now.getTime()), mine, quarter, decisions)
    made++
  }
  return made
}
