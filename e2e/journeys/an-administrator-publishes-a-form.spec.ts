// The administrator changes a form in the builder, rehearses and publishes it, while a client's draft is open.
import { listNotifications } from '@khyanalt/contract/notifications'
import { getEditedService, publishDraft, rehearseDraft, saveServiceDraft } from '@khyanalt/contract/service-editor'
import { formCanvasTexts } from '@khyanalt/domain/messages/form-canvas'
import { formChangeTexts } from '@khyanalt/domain/messages/form-change'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { paletteTexts } from '@khyanalt/domain/messages/service-editor-words'
import { serviceVersionTexts } from '@khyanalt/domain/messages/service-versions'
import { staffProposalTexts } from '@khyanalt/domain/messages/staff-proposals'
import { versionDifferenceTexts } from '@khyanalt/domain/messages/version-differences'
import { expect, type Locator, type Page } from '@playwright/test'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { ask, askInVain } from '../steps/calls.ts'
import { expectKept, makeDraft, openDraft, serverAnswers, services, signInByNumber } from '../steps/drafts.ts'
import { signInAtPortal } from '../steps/people.ts'
import { meetSecondAdministrator } from '../steps/second-administrator.ts'

const words = serviceEditorTexts.mn
const canvasWords = formCanvasTexts.mn
const changes = versionDifferenceTexts.mn
const versions = serviceVersionTexts.mn
const proposals = staffProposalTexts.mn
const id = services.water.formid
// Under its first name, or the one that an earlier run gave it.
const sourceName = /^(Эх үүсвэрийн|Ус авсан газрын) нэр/

test('[REQ-EDIT-06] [REQ-EDIT-07] [REQ-EDIT-08] an administrator publishes a changed form, and an open draft goes over to it whole', async ({
  somebody,
  look,
}) => {
  const citizen = await somebody({ viewport: { width: 360, height: 740 } })
  await signInByNumber(citizen, demoPeople.citizen)
  const answers = { source_kind: 'spring', source_name: 'Тал булаг', location_note: 'Зүүн уулын энгэрт' }
  const number = await makeDraft(citizen.page, services.water, 0, answers)
  const firstStep = 'Усны эх үүсвэр'
  await openDraft(citizen.page, number, firstStep)

  const administrator = await somebody({ viewport: { width: 1440, height: 900 } })
  const second = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = administrator
  const stamp = Date.now() % 100_000
  const [renamed, added] = [`Ус авсан газрын нэр ${stamp}`, `Нэмэлт тайлбар ${stamp}`]
  await signInAtPortal(administrator, demoStaff.admin)
  await meetSecondAdministrator(page)
  const next = String((await ask(page, getEditedService, { id })).data.versions.length + 1)
  await page.goto('/staff/catalogue')
  await look(page, 'catalogue')
  await hand.type(page.getByLabel(words.search), 'water-analysis')
  await hand.press(page.getByRole('table').getByRole('link'))

  // A question gets another name, and a further one follows it.
  const { canvas, settings } = partsOf(page)
  await hand.press(canvas.getByRole('button', { name: sourceName }))
  const naming = settings.getByRole('group', { name: canvasWords.title })
  await hand.type(naming.getByLabel(words.mn_short), renamed)
  await hand.type(naming.getByLabel(words.en_short), `Name of the place ${stamp}`)
  await hand.press(page.getByRole('button', { name: paletteTexts.mn.any_text, exact: true }))
  await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(new RegExp(paletteTexts.mn.any_text))
  await hand.type(naming.getByLabel(words.mn_short), added)
  await hand.type(naming.getByLabel(words.en_short), `Further notes ${stamp}`)
  await expect(page.getByText(words.draft_saved)).toBeVisible()
  await page.getByText(versions.difference.replace('{n}', '2')).click()
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.filter({ hasText: changes.field_renamed }).filter({ hasText: renamed })).toBeVisible()
  await expect(lines.filter({ hasText: changes.field_added.replace('{title}', added) })).toBeVisible()
  await hand.press(page.getByRole('button', { name: canvasWords.way_try }))
  await expect(canvas.getByLabel(added)).toBeVisible()
  await look(page, 'builder')

  // Only a rehearsal of exactly this draft opens the way.
  const publish = page.getByRole('button', { name: words.publish, exact: true })
  await expect(publish).toBeDisabled()
  await hand.press(page.getByRole('button', { name: words.rehearse, exact: true }))
  await expect(page.getByRole('main').getByText(words.passed)).toBeVisible({ timeout: 90_000 })
  const played = `${words.act_approve} – ${words.act_ok}`
  await expect(page.getByText(played)).toHaveCount(2)
  await expect(page.getByText(saying('open_requests', { breaking: '0' }))).toBeVisible()
  await look(page, 'rehearsed')
  await hand.press(publish)
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: words.publish, exact: true }))
  // A further question is more than words: another administrator reads what changes, and confirms it.
  await expect(page.getByText(proposals.waits)).toBeVisible()
  await look(page, 'proposed')
  await signInAtPortal(second, demoStaff.secondAdmin)
  await second.page.goto('/staff/proposals')
  await expect(second.page.getByText(changes.field_added.replace('{title}', added))).toBeVisible()
  await look(second.page, 'to-confirm')
  await second.hand.press(second.page.getByRole('button', { name: proposals.confirm, exact: true }))
  await second.hand.press(second.page.getByRole('dialog').getByRole('button', { name: proposals.confirm, exact: true }))
  await expect(second.page.getByText(proposals.confirmed).first()).toBeVisible()
  await page.reload()
  await hand.press(page.getByRole('link', { name: words.part_versions }))
  await expect(page.getByText(words.version_n.replace('{n}', next), { exact: true })).toBeVisible()
  await look(page, 'versions')

  // The window of the old form is still open: what is typed there goes over to the new one, and nobody is asked.
  const late = 'Зүүн уулын энгэрт, хашааны цаана'
  await citizen.hand.type(citizen.page.getByLabel('Хэрхэн олох'), late)
  await expect(citizen.page.getByLabel(renamed)).toHaveValue(answers.source_name)
  await expect(citizen.page.getByText(formChangeTexts.mn.allKept)).toBeVisible()
  await expect(citizen.page.getByLabel('Хэрхэн олох')).toHaveValue(late)
  await expectKept(citizen.page, 'server')
  await look(citizen.page, 'renewed-while-open')

  await openDraft(citizen.page, number, firstStep)
  await expect(citizen.page.getByLabel(renamed)).toHaveValue(answers.source_name)
  await expect(citizen.page.getByLabel('Хэрхэн олох')).toHaveValue(late)
  await expect(citizen.page.getByLabel(added)).toBeVisible()
  expect(await serverAnswers(citizen.page, number)).toMatchObject({ ...answers, location_note: late })
  await look(citizen.page, 'lifted-draft')
  await expect(citizen.page.getByRole('button', { name: requestTexts.mn.next, exact: true })).toBeEnabled()
})

test('[REQ-LIFT-02] [REQ-LIFT-03] whoever had answered a question that is taken out reads the answer and can copy it', async ({
  somebody,
  look,
}) => {
  const citizen = await somebody({ viewport: { width: 360, height: 740 } })
  await signInByNumber(citizen, demoPeople.citizen)
  const administrator = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page } = administrator
  await signInAtPortal(administrator, demoStaff.admin)

  // A question comes by the administrator's own calls, is answered, and goes again.
  const { draft: before } = (await ask(page, getEditedService, { id })).data
  const body = before.body as { sections: { rows: object[] }[] }
  const title = { mn: 'Түр асуулт', en: 'Passing question' }
  const asked = structuredClone(body)
  asked.sections[0]?.rows.push({ fields: [{ type: 'text', name: 'passing_question', _title: title }] })
  await publish(page, asked)
  const number = await makeDraft(citizen.page, services.water, 0, { passing_question: 'Хадны завсраас' })
  await publish(page, body)

  await openDraft(citizen.page, number, 'Усны эх үүсвэр')
  const note = citizen.page.getByRole('listitem').filter({ hasText: title.mn })
  await expect(note).toContainText('Хадны завсраас')
  await expect(note).toContainText(formChangeTexts.mn.why_field_removed)
  await look(citizen.page, 'set-aside')
  await citizen.page.setViewportSize({ width: 1440, height: 900 })
  await look(citizen.page, 'set-aside')
  await citizen.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await citizen.hand.press(note.getByRole('button', { name: formChangeTexts.mn.copyOf.replace('{title}', title.mn) }))
  expect(await citizen.page.evaluate('navigator.clipboard.readText()')).toBe('Хадны завсраас')
  const told = async () => (await ask(citizen.page, listNotifications, {})).data.find(({ url }) => url.endsWith(number))
  await expect.poll(async () => (await told())?.type).toBe('form_changed')
})

test('[REQ-EDIT-04] [REQ-EDIT-09] a form whose questions wait for each other is refused with the places and the reason', async ({
  somebody,
  look,
}) => {
  const administrator = await somebody({ viewport: { width: 768, height: 900 } })
  const { page, hand } = administrator
  await signInAtPortal(administrator, demoStaff.admin)
  // Pick lists offer no circle; whoever writes JSON can still make one.
  const { draft } = (await ask(page, getEditedService, { id })).data
  const circular = structuredClone(draft.body) as {
    sections: { rows: { fields: { name?: string; when?: object }[] }[] }[]
  }
  const waits = { source_name: 'location_note', location_note: 'source_name' } as const
  for (const field of circular.sections.flatMap(({ rows }) => rows).flatMap(({ fields }) => fields)) {
    const other = Object.entries(waits).find(([name]) => name === field.name)?.[1]
    if (other !== undefined) field.when = { show: { field: other, filled: true } }
  }
  const content = { language: draft.language, body: circular, plan: [...draft.plan] }
  await ask(page, saveServiceDraft, { id, version: draft.version, ...content })
  await page.goto(`/staff/catalogue/${id}`)
  const { canvas } = partsOf(page)
  // Told by the titles of both, in a list that leads to each.
  const found = page.getByRole('listitem').filter({ hasText: /болон «Хэрхэн олох» асуулт бие биенийхээ/ })
  await hand.press(found.getByRole('button'))
  await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(sourceName)
  await expect(page.getByRole('button', { name: words.rehearse, exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: words.publish, exact: true })).toBeDisabled()
  await look(page, 'cyclic')
  await page.setViewportSize({ width: 360, height: 740 })
  await look(page, 'cyclic')

  // What the screen keeps from being pressed, the server refuses too.
  const { version } = (await ask(page, getEditedService, { id })).data.draft
  for (const call of [rehearseDraft, publishDraft]) {
    expect(await askInVain(page, call, { id, version })).toEqual({ status: 422, code: 'definition_invalid' })
  }
  await hand.press(page.getByRole('button', { name: words.discard }))
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: words.discard }))
  await expect(page.getByText(words.draft_clean)).toBeVisible()
})

/** Drafts, rehearses and publishes a body of the form; the second administrator confirms. */
const publish = async (page: Page, body: object): Promise<void> => {
  const { draft } = (await ask(page, getEditedService, { id })).data
  const content = { language: draft.language, body, plan: [...draft.plan] }
  const { version } = await ask(page, saveServiceDraft, { id, version: draft.version, ...content })
  const { rehearsal } = await ask(page, rehearseDraft, { id, version })
  expect(rehearsal.passed).toBe(true)
  const confirm = await meetSecondAdministrator(page)
  await ask(page, publishDraft, { id, version })
  await confirm()
}

/** A sentence with these values, and any number where none is given. */
const saying = (key: 'open_requests', values: Readonly<Record<string, string>>): RegExp =>
  new RegExp(words[key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '\\d+'))

/** The form that is edited, and the settings of what is chosen in it. */
const partsOf = (page: Page): { readonly canvas: Locator; readonly settings: Locator } => ({
  canvas: page.getByRole('region', { name: canvasWords.canvas, exact: true }),
  settings: page.locator('[data-settings]'),
})
