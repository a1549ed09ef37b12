import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { expect } from '@playwright/test'
import { Key, type WebElement } from 'selenium-webdriver'
import { demoCompanies } from '../../apps/server/seeds/demo/companies.ts'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import { writeSample } from './files.ts'
import { signInByNumber, test } from './portal.ts'

const words = feeScreenTexts.mn

test('[REQ-BROWSER-11] a mine types, pastes, copies, cuts and undoes in the table of its fee report in WebKit', async ({
  webkit: screen,
}) => {
  const list = async (name: string) => screen.role('combobox', new RegExp(`^${name}`), await screen.role('main'))
  /** Chooses by the place of an option, whose words depend on data. */
  const chooseNth = async (name: string, place: number, has = '') => {
    const select = await list(name)
    const label = await screen.wait(`an option of ${name}`, () =>
      screen.run<string | undefined>(
        `return [...arguments[0].options].filter(({ label }) => label.includes(arguments[2]))[arguments[1]]?.label.trim()`,
        select,
        place,
        has,
      ),
    )
    await screen.choose(select, label)
  }
  await signInByNumber(screen, 'mineAccountant')
  await screen.go('/dashboard/amnat')
  await screen.press(await screen.role('link', words.sendReport))
  await chooseNth(words.company, 0, demoCompanies.fluorspar.register_number)
  await chooseNth(words.quarterLabel, 1)
  await screen.tick(await screen.role('radio', words.payer_has_license))
  await chooseNth(words.deposit, 1)
  await screen.type(await screen.role('textbox', new RegExp(words.licence)), '077702')
  await screen.choose(await list(words.mineral), 'Хайлуур жонш')
  await screen.tick(await screen.role('radio', words.no, await screen.role('group', new RegExp(words.increased))))
  await screen.tick(await screen.role('radio', words.yes, await screen.role('group', new RegExp(words.active))))
  await screen.attachAt(null, writeSample('albanbichig.pdf', smallPdf('albanbichig.pdf')))
  await screen.role('button', /albanbichig.pdf.*нээх/)
  await screen.choose(await list(words.sheet), 'Маягт-3 – Хайлуур жонш')

  const grid = await screen.role('grid')
  const cellAt = (row: number, column: number): Promise<WebElement> =>
    screen.wait(`the cell ${row}, ${column}`, () =>
      screen.run<WebElement | null>(
        `return arguments[0].querySelectorAll('[role=row], tr')[arguments[1] + 1]
          ?.querySelectorAll('[role=gridcell], td')[arguments[2]] ?? null`,
        grid,
        row,
        column,
      ),
    )
  const shows = async (row: number, column: number, content: string) =>
    expect.poll(async () => (await cellAt(row, column)).getText(), { timeout: 15_000 }).toBe(content)

  // What is typed goes on with Enter, and undo takes it back.
  await screen.press(await cellAt(0, 2))
  await screen.keys(Key.ESCAPE)
  await screen.keys('16000', Key.ENTER)
  await shows(0, 2, '16,000.00')
  await screen.keys('17000', Key.ENTER)
  await shows(1, 2, '17,000.00')
  await screen.withControl('z')
  await shows(1, 2, '')
  // Copied cells are pasted elsewhere, and cut ones leave nothing.
  await screen.press(await cellAt(0, 2))
  await screen.keys(Key.ESCAPE)
  await screen.withControl('c')
  await screen.press(await cellAt(2, 3))
  await screen.keys(Key.ESCAPE)
  await screen.withControl('v')
  await shows(2, 3, '16,000.00')
  await screen.withControl('x')
  await shows(2, 3, '')
  await screen.press(await cellAt(1, 4))
  await screen.keys(Key.ESCAPE)
  await screen.withControl('v')
  await shows(1, 4, '16,000.00')
  // A word where a number belongs is marked.
  await screen.keys('их', Key.ENTER)
  await expect.poll(async () => (await cellAt(1, 4)).getAttribute('aria-invalid'), { timeout: 15_000 }).toBe('true')
  expect(await screen.faults()).toEqual([])
})
