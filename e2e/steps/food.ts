// What people do with food objects: the business that registers, and the agency that decides.
import { foodFieldTexts, foodFormTexts } from '@khyanalt/domain/messages/food-object-form'
import { staffFoodTexts } from '@khyanalt/domain/messages/staff-food'
import { expect } from '@playwright/test'
import type { Person } from '../fixtures/portal.ts'

const fields = foodFieldTexts.mn
const words = foodFormTexts.mn
const desk = staffFoodTexts.mn

/** Fills the object, its officer and its place; who registers and the activities are left to the journey. */
export const fillObject = async ({ page, hand }: Person, name: string): Promise<void> => {
  const main = page.getByRole('main')
  const text = (field: keyof typeof fields) => main.getByRole('textbox', { name: fields[field] })
  await hand.type(text('branch_name'), name)
  await hand.tick(main.getByRole('radio', { name: words.ownershipOwn }))
  // The label of the second phone, and those of the officer, begin or end with the word of the first.
  await hand.type(main.locator('#food-phone'), '70112233')
  await hand.type(main.locator('#food-phone_2'), '99112233')
  await hand.type(text('officer_lastname'), 'Баяр')
  await hand.type(text('officer_firstname'), 'Сараа')
  await hand.type(text('officer_jobposition'), 'Технологич')
  await hand.type(text('officer_register_number'), 'УБ91060667')
  await hand.type(text('officer_phone'), '99445566')
  await hand.choose(main.getByLabel(words.addressLevel1), 'Улаанбаатар')
  await hand.choose(main.getByLabel(words.addressLevel2), 'Баянзүрх дүүрэг')
  await hand.choose(main.getByLabel(words.addressLevel3), '5-р хороо')
  await hand.type(main.getByLabel(words.description), 'Энхтайваны өргөн чөлөө 27')
}

/** Chooses an activity in three levels and tells of it; `place` counts from 1. */
export const fillActivity = async (
  { page, hand }: Person,
  place: number,
  levels: readonly [string, string, string],
): Promise<void> => {
  const row = page.getByRole('group', { name: words.serviceTitle.replace('{number}', String(place)) })
  await hand.choose(row.getByLabel(fields.category_main), levels[0])
  await hand.choose(row.getByLabel(fields.category_second), levels[1])
  await hand.choose(row.getByLabel(fields.category_third), levels[2])
  await hand.type(row.getByRole('textbox', { name: fields.capacity, exact: false }).first(), '60 суудал')
  await hand.type(row.getByRole('textbox', { name: fields.using_capacity }), '45 суудал')
  await hand.type(row.getByRole('textbox', { name: fields.commission_date }), '2021-09-01')
}

/** Opens an object at the desk. */
export const openFoodCase = async ({ page }: Person, number: string): Promise<void> => {
  await page.goto(`/staff/food/${number}`)
  await expect(page.getByText(number).first()).toBeVisible()
}

type Decision = 'receive' | 'agree' | 'register' | 'return' | 'void'

/** Takes a decision by its key or button, with a note where one is needed, and waits for what is said about it. */
export const decideOnFood = async (
  { page, hand }: Person,
  action: Decision,
  number: string,
  { key, note }: { readonly key?: string; readonly note?: string } = {},
): Promise<void> => {
  const word = desk[`act_${action}`]
  const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^${word}`) })
  // The number stands there before the decisions do.
  await expect(button).toBeVisible()
  if (key) await page.keyboard.press(key)
  else await hand.press(button)
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toBeVisible()
  if (note) await hand.type(dialog.getByRole('textbox', { name: desk.note }), note)
  await hand.press(dialog.getByRole('button', { name: word, exact: true }))
  await expect(page.getByText(desk[`done_${action}`].replace('{number}', number)).first()).toBeVisible()
}
