// Plays a food object of the living agency by the product's own use cases, up to now.
import { foodFormInput } from '@khyanalt/contract/food-objects'
import type { FoodDeskAction } from '@khyanalt/domain/food-object-actions'
import { inTransaction } from '../../src/db/transaction.ts'
import { resolveFoodObject } from '../../src/modules/food-objects/resolve-food-object.ts'
import { registerObject } from '../../src/modules/food-objects/submit-food-object.ts'
import type { Services } from '../../src/services.ts'
import { foodRows, shopForm } from '../demo/food-forms.ts'
import { readVersion } from '../demo/food-objects.sql.ts'
import { demoStaff } from '../demo/people.ts'
import { staffSession } from '../demo/sessions.ts'
import { type Client, heads } from './people.ts'
import { pastServices } from './play-request.ts'
import { laterInWork } from './working-moments.ts'

const names = ['Тэнгэр', 'Номин', 'Оргил', 'Саруул', 'Мөнх', 'Хангай', 'Эрдэнэ', 'Баян', 'Гэгээн', 'Түмэн']
const kinds = [
  ['хүнсний дэлгүүр', foodRows.grocery],
  ['цайны газар', foodRows.teaHouse],
  ['гуанз', foodRows.canteen],
] as const

export const playFoodObject = async (
  context: {
    readonly services: Services
    readonly holidays: ReadonlySet<string>
    readonly now: Date
    readonly random: () => number
  },
  { client, begins, place }: { readonly client: Client; readonly begins: Date; readonly place: number },
): Promise<void> => {
  const { holidays, now, random } = context
  let moment = begins
  const services = pastServices(context.services, () => moment, now)
  const [kind, row] = kinds[place % kinds.length] ?? kinds[0]
  const form = { ...shopForm, branch_name: `${names[place % names.length]} ${kind} ${place}`, service_table: [row] }
  const { data: number } = await inTransaction(services.db, tx =>
    registerObject(services, null)(tx, client.session, foodFormInput.parse(form)),
  )
  const fate = random()
  const acts: readonly FoodDeskAction[] =
    fate < 0.08 ? ['receive', 'return'] : ['receive', 'agree', fate < 0.13 ? 'reject' : 'register']
  for (const action of acts) {
    moment = laterInWork(moment, (action === 'receive' ? 1 : 4) * Math.exp((random() - 0.5) * 2), holidays)
    if (moment > now) return
    const inspector = staffSession(demoStaff.inspector)
    await inTransaction(services.db, async tx => {
      const by = action === 'register' || action === 'reject' ? (heads[place % 2] ?? inspector) : inspector
      const operator_msg =
        action === 'return' || action === 'reject' ? 'Агуулахын нөхцөл шаардлага хангаагүй байна.' : undefined
      const seen = { request_number: number, version: await readVersion(tx, number) }
      return resolveFoodObject(services)(tx, by, { ...seen, action, operator_msg })
    })
  }
}
