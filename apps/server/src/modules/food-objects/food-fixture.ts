// Food objects brought to where a test begins.
import { getFoodObject, submitFoodObject } from '@khyanalt/contract/food-objects'
import { getFoodCase, resolveFoodObject } from '@khyanalt/contract/staff-food'
import type { FoodDeskAction } from '@khyanalt/domain/food-object-actions'
import { v7 as uuidv7 } from 'uuid'
import { type FoodFormInput, shopForm } from '../../../seeds/demo/food-forms.ts'
import type { DemoPerson, TestApp } from '../../../test/test-app.ts'

/** An object that was just sent; its number. */
export const sentObject = async (
  test: TestApp,
  as: DemoPerson = 'citizen',
  form: FoodFormInput = shopForm,
): Promise<string> => (await test.call(as, submitFoodObject, { ...form, transaction_id: uuidv7() })).data

/** Takes decisions one after the other, each by whom it belongs to. */
export const decide = async (test: TestApp, number: string, ...actions: readonly FoodDeskAction[]): Promise<void> => {
  for (const action of actions) {
    const by = action === 'receive' || action === 'agree' ? 'inspector' : 'head'
    await test.call(by, resolveFoodObject, {
      request_number: number,
      action,
      version: await versionOf(test, number),
      operator_msg: 'Хэмжих нэгжийг тодруулна уу',
    })
  }
}

/** A registered object; its number. */
export const registeredObject = async (
  test: TestApp,
  as: DemoPerson = 'citizen',
  form: FoodFormInput = shopForm,
): Promise<string> => {
  const number = await sentObject(test, as, form)
  await decide(test, number, 'receive', 'agree', 'register')
  return number
}

/** The version that the agency sees now. */
export const versionOf = async (test: TestApp, number: string): Promise<number> =>
  (await test.call('head', getFoodCase, { requestnumber: number })).data.version

/** The object as its owner reads it. */
export const readObject = (test: TestApp, as: DemoPerson, requestnumber: string) =>
  test.call(as, getFoodObject, { requestnumber })
