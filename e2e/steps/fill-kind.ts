// How a person fills each kind of field; its description names the way.
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { type Filling, kindDescriptions } from '@khyanalt/form-engine/kind-descriptions'
import { expect, type Locator } from '@playwright/test'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import type { Person } from '../fixtures/portal.ts'
import { nextWeek } from './days.ts'

type Filler = (person: Person, path: string, field: CompiledField) => Promise<void>

/** The control of a path. */
export const controlOf = ({ page }: Person, path: string): Locator =>
  page.locator(`[id="field-${path.replaceAll('/', '--')}"]`)

/** Fills one field the way its kind is filled; one that is locked by its definition stays as it is. */
export const fillField: Filler = async (person, path, field) =>
  field.field.disabled ? undefined : fillerOf(kindDescriptions[field.type].filling)(person, path, field)

const fillerOf = (filling: Filling): Filler => (typeof filling === 'string' ? fillers[filling] : typed(filling.typed))

const word: Filler = async (person, path, field) =>
  // The field of a register number takes one, which any text field would as well.
  controlOf(person, path).fill(
    path === 'officer_register'
      ? 'УБ85010112'
      : field.field.validate_lang === 'en'
        ? 'SN-2026-777'
        : 'Туршилтын хариулт',
  )

const typed =
  (text: string): Filler =>
  async (person, path) => {
    await controlOf(person, path).fill(text)
    await controlOf(person, path).blur()
  }

const firstOfList: Filler = async (person, path) => {
  const select = controlOf(person, path)
  await expect(select.locator('option').nth(1)).toBeAttached()
  await select.selectOption({ index: 1 })
}

const found: Filler = async (person, path) => {
  await controlOf(person, path).click()
  await controlOf(person, path).press('ArrowDown')
  await person.page.getByRole('listbox').getByRole('option').first().click()
}

const tick: Filler = async (person, path) => controlOf(person, path).check()

const attach = async ({ page, hand }: Person, group: Locator): Promise<void> => {
  await hand.attach(group.getByRole('button').last(), {
    name: 'баримт.pdf',
    mimeType: 'application/pdf',
    buffer: smallPdf('document'),
  })
  await expect(group.getByText('баримт.pdf').first()).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

const fillCells = async (person: Person, prefix: string, cells: Iterable<CompiledField>): Promise<void> => {
  for (const cell of cells) {
    const path = `${prefix}/${cell.name}`
    if (await controlOf(person, path).isVisible()) await fillField(person, path, cell)
  }
}

/** Text that is shown, or filled from known data, or chosen from records that a person keeps elsewhere. */
const nothingToType: Filler = async () => undefined

const fillers: Readonly<Record<Extract<Filling, string>, Filler>> = {
  word,
  // The first choice carries the id of the field.
  tick,
  first_of_list: firstOfList,
  found,
  nothing: nothingToType,
  date: (person, path, field) =>
    typed(field.field.not_before === 'today' ? nextWeek() : '2026-03-02')(person, path, field),
  // Registers of tools are kept elsewhere; a yes would ask for them.
  yesno: async (person, path, field) => controlOf(person, field.field.hastool ? `${path}-1` : path).check(),
  checkbox: async (person, path, field) =>
    field.field.options ? controlOf(person, path).getByRole('checkbox').first().check() : tick(person, path, field),
  address: async (person, path) => {
    for (let level = 0; level < 2; level++) {
      const select = person.page.locator(`[id="field-${path}-${level}"]`)
      await expect(select.locator('option').nth(1)).toBeAttached()
      await select.selectOption({ index: 1 })
    }
  },
  file: async (person, path) => attach(person, controlOf(person, path)),
  checkboxfile: async (person, path) => {
    const group = controlOf(person, path)
    await group.getByRole('checkbox').first().check()
    await attach(person, group.getByRole('listitem').first())
  },
  table: async (person, path, field) => {
    await fillCells(person, `${path}/temp_new`, field.cells?.fields.values() ?? [])
    await controlOf(person, path).getByRole('button').last().click()
    await expect(controlOf(person, `${path}/temp_new/${[...(field.cells?.fields.keys() ?? [])][0]}`)).toHaveValue('')
  },
  statictable: async (person, path, field) => {
    for (const row of field.fixedRows?.values() ?? [])
      await fillCells(person, `${path}/${row.name}`, row.cells.fields.values())
  },
  dynamicadd: async (person, path, field) => {
    await controlOf(person, path).getByRole('button').last().click()
    const [first] = field.cells?.fields.keys() ?? []
    const cell = person.page.locator(`[id^="field-${path}--"][id$="--${first}"]`).first()
    const id = (await cell.getAttribute('id')) ?? ''
    const row = id.slice(`field-${path}--`.length, -`--${first}`.length)
    await fillCells(person, `${path}/${row}`, field.cells?.fields.values() ?? [])
  },
}
