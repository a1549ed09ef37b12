// Food objects in every status, made by the product's own use cases at a clock of the past.

import { foodFormInput } from '@khyanalt/contract/food-objects'
import type { FoodDeskAction } from '@khyanalt/domain/food-object-actions'
import { inTransaction, type Tx } from '../../src/db/transaction.ts'
import type { Session } from '../../src/http/session.ts'
import { resolveFoodObject } from '../../src/modules/food-objects/resolve-food-object.ts'
import { registerObject } from '../../src/modules/food-objects/submit-food-object.ts'
import { sendUpdate } from '../../src/modules/food-objects/update-food-object.ts'
import type { Services } from '../../src/services.ts'
import { demoCompanies } from './companies.ts'
import { morningOf } from './days-ago.ts'
import { type FoodFormInput, foodRows, hospitalCanteenForm, mineCanteenForm, shopForm } from './food-forms.ts'
import { hasFoodObjects, readVersion } from './food-objects.sql.ts'
import { demoPeople, demoStaff } from './people.ts'
import { clientSession, staffSession } from './sessions.ts'

/** A decision, or the data that the applicant sent again. */
type Act = FoodDeskAction | { readonly update: FoodFormInput }

const agreed: readonly Act[] = ['receive', 'agree']
const registered: readonly Act[] = [...agreed, 'register']

/** What the agency wrote where it had to. */
const notes: { readonly [A in FoodDeskAction]?: string } = {
  return: 'Агуулахын хүчин чадлыг хэмжих нэгжтэй нь бичиж, хариуцсан ажилтны утсыг шинэчилнэ үү.',
  reject: 'Байр нь эрүүл ахуйн шаардлага хангаагүй: гар угаах тусгай цэг байхгүй.',
  void: 'Төлөвлөгөөт шалгалтаар хадгалалтын горим зөрчсөн нь тогтоогдов.',
  restore: 'Зөрчлийг арилгасан тул сэргээв.',
  reopen: 'Байрны засвар дууссан тул мэдээллээ шинэчилж илгээнэ үү.',
}

/** Seeds the objects once. */
export const seedDemoFoodObjects = async (services: Services): Promise<void> => {
  if (await inTransaction(services.db, hasFoodObjects)) return
  const { citizen, hospitalAdmin, mineDirector } = demoPeople
  const person = clientSession(citizen, [])
  const hospital = clientSession(hospitalAdmin, [demoCompanies.hospital.id])
  const mine = clientSession(mineDirector, [demoCompanies.mine.id])
  const shop = (branch_name: string, rest: Partial<FoodFormInput> = {}) => ({ ...shopForm, branch_name, ...rest })
  const plan: readonly (readonly [Session, FoodFormInput, number, readonly Act[]])[] = [
    [hospital, hospitalCanteenForm, 120, registered],
    [mine, mineCanteenForm, 100, [...registered, 'void']],
    [person, shopForm, 90, registered],
    [person, shop('Номин зоогийн газар', { service_table: [foodRows.teaHouse] }), 75, ['receive']],
    [
      person,
      shop('Номин 2-р салбар'),
      60,
      [...registered, { update: shop('Номин 2-р салбар', { service_table: [foodRows.grocery, foodRows.teaHouse] }) }],
    ],
    [person, shop('Номин хоолны газар', { service_table: [foodRows.teaHouse] }), 40, [...agreed, 'reject']],
    [person, shop('Номин гуанз', { service_table: [foodRows.canteen] }), 30, [...agreed, 'reject', 'reopen']],
    [person, shop('Номин цайны газар', { service_table: [foodRows.teaHouse] }), 12, ['receive', 'return']],
    [person, shop('Номин 3-р салбар'), 9, agreed],
    [person, shop('Номин 4-р салбар'), 4, ['receive']],
    [person, shop('Номин 5-р салбар'), 1, []],
    [hospital, { ...hospitalCanteenForm, branch_name: 'Оргил эмнэлгийн гал тогоо' }, 2, []],
  ]
  for (const [owner, form, daysAgo, acts] of plan) await makeObject(services, owner, form, daysAgo, acts)
}

const makeObject = async (
  services: Services,
  owner: Session,
  form: FoodFormInput,
  daysAgo: number,
  acts: readonly Act[],
): Promise<void> => {
  const started = morningOf(services.clock, daysAgo)
  let done = 0
  // Each act of the past happens two hours after the one before; nobody is mailed about it today.
  const past: Services = {
    ...services,
    clock: { now: () => new Date(started + done * 2 * 3600 * 1000) },
    enqueue: async (tx, name, payload) => {
      if (name === 'render-certificate') await services.enqueue(tx, name, payload)
    },
  }
  const act = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    done++
    return inTransaction(services.db, work)
  }
  const number = (await act(tx => registerObject(past, null)(tx, owner, foodFormInput.parse(form)))).data
  for (const next of acts) {
    await act(async tx => {
      const input = { request_number: number, version: await readVersion(tx, number) }
      if (typeof next === 'object') {
        return sendUpdate(past, null)(tx, owner, { ...input, data: foodFormInput.parse(next.update) })
      }
      const by = ['receive', 'agree', 'return'].includes(next) ? demoStaff.inspector : demoStaff.head
      return resolveFoodObject(past)(tx, staffSession(by), { ...input, action: next, operator_msg: notes[next] })
    })
  }
}
