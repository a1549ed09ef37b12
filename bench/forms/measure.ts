// One visit of a page: what was measured there, in milliseconds.
import { chromium, type Page } from 'playwright-core'
import { neutralForm } from './neutral-form.ts'

type PageApi = {
  mount(): Promise<number>
  controls(): number
  expected(): number
  shown(name: string): boolean
  setRadio(name: string, value: string): Promise<void>
  focusField(name: string): void
  focusCell(row: number, column: number): Promise<void>
  awaitKey(): void
  keystroke(): Promise<number>
  validate(count: number): Promise<number>
  rows(): number
  add(): Promise<number>
  remove(row: number): Promise<number>
}
declare const window: { bench: PageApi }

const slowDown = 4
const word = 'inspection'

export type FormVisit = {
  readonly mount: number
  readonly keystrokes: readonly number[]
  readonly validate: number
  readonly scripts: readonly string[]
}

export type TableVisit = {
  readonly open: number
  readonly edits: readonly number[]
  readonly adds: readonly number[]
  readonly removals: readonly number[]
}

/** The browser that everything is measured in. */
export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })

/** Opens a form of `fields` fields and `rows` rows: mounts it, types into five fields, validates all. */
export const visitForm = async (
  address: string,
  { fields, rows, errors }: { readonly fields: number; readonly rows: number; readonly errors: number },
  patience: number,
): Promise<FormVisit> => {
  const { page, scripts, doing, close } = await open(`${address}?fields=${fields}&rows=${rows}`, patience)
  try {
    const mount = await page.evaluate(() => window.bench.mount())
    doing('asking for the right page')
    await refuseWrongPage(page)
    // What arrives lazily belongs to opening, not to typing.
    await page.waitForTimeout(500)
    doing('typing')
    const keystrokes: number[] = []
    for (const name of typedInto(fields, rows)) {
      await page.evaluate(found => window.bench.focusField(found), name)
      keystrokes.push(...(await typeInto(page)))
    }
    doing('validating')
    const validate = await page.evaluate(count => window.bench.validate(count), errors)
    return { mount, keystrokes, validate, scripts: [...scripts] }
  } finally {
    await close()
  }
}

/** What mounting and validating cost the page's process in time of the processor, in milliseconds, at full speed. */
export type FormWork = { readonly mount: number; readonly validate: number; readonly keystroke: number }

/** As `visitForm`, counted in processor time, which other work on the machine leaves alone. */
export const visitForWork = async (
  address: string,
  { fields, rows, errors }: { readonly fields: number; readonly rows: number; readonly errors: number },
  patience: number,
): Promise<FormWork> => {
  const { page, doing, spent, close } = await open(`${address}?fields=${fields}&rows=${rows}`, patience, 1)
  try {
    const mount = await spent(() => page.evaluate(() => window.bench.mount()))
    doing('asking for the right page')
    await refuseWrongPage(page)
    await page.waitForTimeout(500)
    doing('typing')
    const [name = ''] = typedInto(fields, rows)
    await page.evaluate(found => window.bench.focusField(found), name)
    const typed = await spent(() => typeInto(page))
    doing('validating')
    const validate = await spent(() => page.evaluate(count => window.bench.validate(count), errors))
    return { mount, validate, keystroke: typed / word.length }
  } finally {
    await close()
  }
}

/** Opens a table of `rows` rows of eight columns: edits cells, adds rows, deletes rows. */
export const visitTable = async (
  address: string,
  { rows, acts }: { readonly rows: number; readonly acts: number },
  patience: number,
): Promise<TableVisit> => {
  const { page, doing, close } = await open(`${address}?fields=1&rows=${rows}`, patience)
  try {
    const opened = await page.evaluate(() => window.bench.mount())
    await page.waitForTimeout(500)
    const edits: number[] = []
    const adds: number[] = []
    const removals: number[] = []
    for (let act = 0; act < acts; act++) {
      doing('editing a cell')
      const row = Math.floor((rows * (act + 0.5)) / acts)
      await page.evaluate(found => window.bench.focusCell(found, 1), row)
      edits.push(...(await typeInto(page, 5)))
      doing('adding a row')
      adds.push(await page.evaluate(() => window.bench.add()))
      // The new row is shown and focused first; nobody removes another one in the same moment.
      await page.waitForTimeout(500)
      doing('removing a row')
      removals.push(await page.evaluate(found => window.bench.remove(found), row))
      await page.waitForTimeout(500)
    }
    const left = await page.evaluate(() => window.bench.rows())
    if (left !== rows) throw new Error(`${address}: ${left} rows are left of ${rows}`)
    return { open: opened, edits, adds, removals }
  } finally {
    await close()
  }
}

const open = async (address: string, patience: number, rate = slowDown) => {
  // A browser a visit: what one engine leaves behind is not the next one's load.
  const browser = await launch()
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('response', response => scripts.add(response.url()))
  page.setDefaultTimeout(patience)
  // A page that computes without end is closed, which ends whatever waits for it.
  let late = false
  let act = 'opening'
  const end = setTimeout(() => {
    late = true
    browser.close().catch(() => undefined)
  }, patience)
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  await page.goto(address)
  await page.waitForSelector('html[data-ready=yes]', { state: 'attached' })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  const control = await browser.newBrowserCDPSession()
  const usedTime = async (): Promise<number> => {
    const { processInfo } = await control.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime * 1000 : 0), 0)
  }
  return {
    page,
    scripts,
    doing: (what: string) => {
      act = what
    },
    /** Processor time that the page's processes used up while something went on, and just after. */
    spent: async (work: () => Promise<unknown>): Promise<number> => {
      const before = await usedTime()
      await work()
      await page.waitForTimeout(200)
      return (await usedTime()) - before
    },
    close: async () => {
      clearTimeout(end)
      await browser.close()
      if (late) throw new Error(`not done within ${patience / 1000} s (${act})`)
      if (problems.length > 0) throw new Error(`${address}: ${problems[0]}`)
    },
  }
}

/** Five text fields from top to bottom that may stay empty: typing into them takes no error away. */
const typedInto = (fields: number, rows: number): readonly string[] => {
  const optional = neutralForm(fields, rows).fields.filter(
    ({ kind, required, shownBy }) => kind === 'text' && !required && shownBy === null,
  )
  return [0, 0.25, 0.5, 0.75, 1].flatMap(share => optional[Math.floor((optional.length - 1) * share)]?.name ?? [])
}

/** Types a word as a person does: the next key comes after the last one was seen. */
const typeInto = async (page: Page, letters = word.length): Promise<number[]> => {
  const times: number[] = []
  for (const letter of word.slice(0, letters)) {
    await page.evaluate(() => window.bench.awaitKey())
    await page.keyboard.press(letter)
    times.push(await page.evaluate(() => window.bench.keystroke()))
    await page.waitForTimeout(50)
  }
  return times
}

/** A page that shows fewer fields, or whose conditions do nothing, is not compared. */
const refuseWrongPage = async (page: Page): Promise<void> => {
  // Some engines draw their first state anew.
  await page.waitForFunction(() => window.bench.controls() >= window.bench.expected())
  await page.evaluate(() => window.bench.setRadio('f5', 'no'))
  await page.waitForFunction(() => !window.bench.shown('f9'))
  await page.evaluate(() => window.bench.setRadio('f5', 'yes'))
  await page.waitForFunction(() => window.bench.shown('f9'))
}
