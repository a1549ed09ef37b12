// The form with every kind of field, filled by hand, sent, returned, corrected, approved; looked at in its four states.
import { getServiceForm } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, getCase, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { everyField } from '@khyanalt/form-engine/places'
import { expect, type Locator } from '@playwright/test'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { readGallery } from '../../apps/server/seeds/reference/every-kind.ts'
import { type Person, test } from '../fixtures/portal.ts'
import { openCase } from '../steps/agency.ts'
import { ask } from '../steps/calls.ts'
import { send } from '../steps/citizen.ts'
import { makeDraft, openDraft, services, signInByNumber } from '../steps/drafts.ts'
import { controlOf, fillField } from '../steps/fill-kind.ts'
import { signInAtPortal } from '../steps/people.ts'

const words = requestTexts.mn
const form = compileDefinition(readGallery(), { renew: false })

const phone = { width: 360, height: 900 } as const

test('[REQ-READERS-08] a form with every kind of field is filled and corrected on a phone, and approved', async ({
  somebody,
  look,
}) => {
  expect(fieldTypes.filter(type => !everyField(form).some(field => field.type === type))).toEqual([])
  const citizen = await somebody({ viewport: phone })
  const { page } = citizen
  await signInByNumber(citizen, demoPeople.citizen)
  const number = await makeDraft(page, services.gallery)
  const titles = form.steps.map(step => step.title.mn)
  await openDraft(page, number, titles[0] ?? '')
  await page.getByRole('radio', { name: words.senderPerson }).check()
  await page.getByLabel(words.organization).selectOption({ label: 'Төв газар' })

  for (const [index, step] of form.steps.entries()) {
    await look(page, `step-${index + 1}-empty`)
    // A step that demands nothing lets go at once.
    if (step.requiredOne.length > 0 || step.fields.some(field => field.field.required)) {
      await next(citizen)
      const oneOf = page.getByRole('dialog', { name: words.requiredOneTitle })
      if (step.requiredOne.length > 0) {
        await expect(oneOf).toBeVisible()
        await look(page, `step-${index + 1}-one-of`)
        await oneOf.getByRole('button', { name: words.understood }).click()
      }
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await look(page, `step-${index + 1}-errors`)
    }
    for (const field of step.fields) {
      // What an answer just given has opened is filled as well; what it has closed is not.
      if (await controlOf(citizen, field.name).isVisible()) await fillField(citizen, field.name, field)
    }
    await look(page, `step-${index + 1}-filled`)
    await next(citizen)
    await expect(page.getByRole('heading', { name: titles[index + 1] ?? words.check, level: 2 }).first()).toBeVisible()
  }
  await send(citizen, 'submit')

  // The inspector's remarks stand at a field, at a row, and at a file.
  const inspector = await somebody({ viewport: phone })
  await signInAtPortal(inspector, demoStaff.inspector)
  await openCase(inspector, number)
  await look(inspector.page, 'case')
  const { request } = await ask(page, getServiceForm, { id: number })
  const [machine] = (request.data?.machines ?? []) as { readonly _id: string }[]
  const decide = async (person: Person) => ({
    request_number: number,
    version: (await ask(person.page, getCase, { requestnumber: number })).request.version,
  })
  await ask(inspector.page, receiveRequest, await decide(inspector))
  const comments = [
    { title: 'Объект', comment: 'Объектын нэрийг бүтнээр бичнэ үү', path: 'object_name' },
    { title: 'Тоног төхөөрөмж', comment: 'Энэ мөрийг шалгана уу', path: `machines/${machine?._id}` },
    { title: 'Паспорт', comment: 'Файл бүдэг байна', path: 'passport_file' },
  ]
  await ask(inspector.page, returnRequest, { ...(await decide(inspector)), comments })

  await page.goto(`/dashboard/services/request/${number}`)
  for (const { comment } of comments) await expect(page.getByText(comment).first()).toBeVisible()
  await look(page, 'returned')
  await walkTo(citizen, controlOf(citizen, 'object_name'))
  await controlOf(citizen, 'object_name').fill('Засварласан объектын бүтэн нэр')
  await walkTo(citizen, page.getByRole('heading', { name: words.check, level: 2 }))
  await look(page, 'check')
  await send(citizen, 'resubmit')

  await ask(inspector.page, receiveRequest, await decide(inspector))
  await ask(inspector.page, agreeRequest, await decide(inspector))
  await ask(inspector.page, agreeRequest, await decide(inspector))
  const head = await somebody()
  await signInAtPortal(head, demoStaff.head)
  const approved = await ask(head.page, approveRequest, await decide(head))
  expect(approved.status).toBe(1000)

  await page.goto(`/dashboard/services/request/${number}`)
  await expect(page.getByText('Засварласан объектын бүтэн нэр').first()).toBeVisible()
  await look(page, 'read-only')
})

const next = async ({ page, hand }: Person): Promise<void> =>
  hand.press(page.getByRole('button', { name: words.next, exact: true }))

/** Presses Next from step to step until something is in sight. */
const walkTo = async (person: Person, place: Locator): Promise<void> => {
  const headings = [...form.steps.map(step => step.title.mn), words.check].map(name =>
    person.page.getByRole('heading', { name, level: 2 }),
  )
  for (const [index, heading] of headings.entries()) {
    if (await place.isVisible()) break
    if (!(await heading.isVisible())) continue
    await next(person)
    await expect(headings[index + 1] ?? place).toBeVisible()
  }
  await expect(place).toBeVisible()
}
