// Somebody with a browser: screens are looked at as the journeys look at them, and a citizen signs on.
import { AxeBuilder } from '@axe-core/playwright'
import { authTexts } from '@khyanalt/domain/messages/auth'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/system-programs.ts'
import { origin } from './people.ts'

export type Visitor = {
  readonly page: Page
  /** Opens an address and throws when axe or the console finds a fault, or the page scrolls sideways. */
  look(path: string): Promise<void>
  close(): Promise<void>
}

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })

/** A visitor with a token, if any; the certificates of the drill's authority are known to Node alone. */
export const visit = async (browser: Browser, token?: string): Promise<Visitor> => {
  const context: BrowserContext = await browser.newContext({
    baseURL: origin,
    ignoreHTTPSErrors: true,
    locale: 'mn-MN',
  })
  const errors: string[] = []
  context.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  context.on('weberror', error => errors.push(String(error.error())))
  const page = await context.newPage()
  if (token) {
    await page.goto('/')
    await page.evaluate(`localStorage.setItem('khyanalt.token', ${JSON.stringify(token)})`)
  }
  return {
    page,
    async look(path) {
      await page.goto(path)
      await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
      const { violations } = await new AxeBuilder({ page }).analyze()
      const sideways = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      const faults = [
        ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
        ...(Number(sideways) > 0 ? [`it scrolls ${sideways} px sideways`] : []),
        ...errors.splice(0).map(error => `console: ${error}`),
      ]
      if (faults.length > 0) throw new Error(`${path}: ${faults.join('; ')}`)
    },
    close: () => context.close(),
  }
}

/** Signs on through the issuer's window as a citizen does; answers the token that the browser holds then. */
export const signOn = async ({ page }: Visitor): Promise<string> => {
  await page.goto('/danlogin')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: authTexts.mn.signOnStart }).click()
  const window = await opened
  const closed = window.waitForEvent('close')
  await window.getByRole('button').click()
  await closed
  await page.waitForURL(/\/dashboard/)
  return String(await page.evaluate("localStorage.getItem('khyanalt.token')"))
}
