// What a person sees and presses in WebKit, found by role and name as in the other journeys.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver'

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
const patience = 25_000

type Name = string | RegExp
type Within = WebElement | undefined

/**
 * Runs in the page: the first element that can be seen with this role and name. A field is found by its label, which
 * is quicker than by its role and knows pickers of dates and files too.
 */
const search = `
  const [how, what, name, isPattern, within] = arguments
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = globalThis.TestingLibraryDom
  const root = within ?? document.body
  const find = wanted =>
    how === 'role' ? queryAllByRole(root, what, name === null ? {} : { name: wanted })
    : how === 'button in dialog'
      ? queryAllByRole(root, 'button', { name: wanted }).filter(it => it.closest('[role=dialog], [role=alertdialog]'))
    : how === 'label' ? queryAllByLabelText(root, wanted)
    : queryAllByText(root, wanted)
  // A whole name goes before a part of one: names have their English beneath.
  const all = isPattern
    ? find(new RegExp(name))
    : [...find(name ?? undefined), ...find(text => text.includes(name))]
  return all.find(element => element.getClientRects().length > 0) ?? null
`

/** From its first look on, a page keeps what went wrong in it. */
const watch = `
  const faults = (globalThis.seenFaults ??= [])
  addEventListener('error', ({ message }) => faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(violatedDirective + ' ' + blockedURI))
`

export type Screen = ReturnType<typeof openScreen>

/** The screen of a window whose portal stands at an address. */
export const openScreen = (driver: WebDriver, portal: string) => {
  const look = async (
    how: 'role' | 'label' | 'text' | 'button in dialog',
    what: string | null,
    name: Name | null,
    within: Within,
  ) => {
    const given = [how, what, name instanceof RegExp ? name.source : name, name instanceof RegExp, within ?? null]
    const find = () => driver.executeScript<WebElement | null>(search, ...given)
    const isThere = 'return "TestingLibraryDom" in globalThis'
    // Each page needs it anew.
    if (!(await driver.executeScript<boolean>(isThere))) await driver.executeScript(`${library};${watch}`)
    return find()
  }
  const wait = async <T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> => {
    const until = Date.now() + patience
    for (;;) {
      // A page that is just being left has no elements.
      const found = await ask().catch(() => null)
      if (found) return found
      if (Date.now() > until) {
        const seen = await driver.executeScript<string>('return document.querySelector("main")?.innerText')
        throw new Error(`${what} does not come at ${await driver.getCurrentUrl()}:\n${seen?.slice(0, 2000)}`)
      }
      await driver.sleep(100)
    }
  }
  const role = (what: string, name: Name | null = null, within?: WebElement): Promise<WebElement> =>
    wait(`${what} ${name}`, () => look('role', what, name, within))
  const field = (label: Name, within?: WebElement): Promise<WebElement> =>
    wait(`the field ${label}`, () => look('label', null, label, within))
  const text = (content: Name): Promise<WebElement> =>
    wait(`the text ${content}`, () => look('text', null, content, undefined))
  const press = async (target: WebElement): Promise<void> => {
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', target)
    await target.click()
  }
  return {
    role,
    field,
    text,
    press,
    wait,
    /** Opens an address and waits until the browser has taken the page over: before, it would hear of nothing. */
    go: async (path: string): Promise<void> => {
      await driver.get(`${portal}${path}`)
      await wait('a page that listens', () =>
        driver.executeScript<boolean>(
          'return [...document.querySelectorAll("header button")].every(({ disabled }) => !disabled)',
        ),
      )
    },
    url: () => driver.getCurrentUrl(),
    /** A button of the window that is open over the page; passing messages are windows too. */
    buttonInDialog: (name: string): Promise<WebElement> =>
      wait(`the button ${name} of a dialog`, () => look('button in dialog', null, name, undefined)),
    /** Whether something is there now. */
    has: async (what: string, name: Name): Promise<boolean> => Boolean(await look('role', what, name, undefined)),
    async type(target: WebElement, content: string): Promise<void> {
      await press(target)
      await target.sendKeys(Key.chord(Key.CONTROL, 'a'))
      await target.sendKeys(content)
    },
    async choose(select: WebElement, label: string): Promise<void> {
      const option = await wait(`the option ${label}`, () =>
        driver.executeScript<WebElement | null>(
          'return [...arguments[0].options].find(({ label }) => label.trim() === arguments[1]) ?? null',
          select,
          label,
        ),
      )
      await option.click()
    },
    /** Ticks a box or a circle; what moves under the pointer is pressed again. */
    tick: (target: WebElement) =>
      wait('a tick', async () => {
        if (!(await target.isSelected())) await press(target)
        return target.isSelected()
      }),
    keys: (...keys: string[]) =>
      driver
        .actions()
        .sendKeys(...keys)
        .perform(),
    /** Presses a key together with Control. */
    withControl: (key: string) => driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform(),
    /** Gives a file by its path to the first field for files, which is out of sight behind its button. */
    attachAt: async (group: string | null, path: string): Promise<void> => {
      const within = group === null ? undefined : await role('group', group)
      const input = await wait('a field for files', () =>
        driver.executeScript<WebElement | null>(
          'return (arguments[0] ?? document).querySelector("main input[type=file], input[type=file]")',
          within ?? null,
        ),
      )
      await input.sendKeys(path)
    },
    /** What went wrong on this page since it was first looked at. */
    faults: () => driver.executeScript<readonly string[]>('return globalThis.seenFaults ?? []'),
    run: <T>(script: string, ...given: unknown[]) => driver.executeScript<T>(script, ...given),
  }
}
