// `npm run pictures -- [URL]`: makes the pictures of the manuals anew from a running demo (`npm start`).
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { demoPeople, demoStaff } from '../apps/server/seeds/demo/people.ts'
import { staffPaths } from '../apps/web/src/staff-paths.ts'
import { pointer } from '../e2e/fixtures/hand.ts'
import type { Person } from '../e2e/fixtures/portal.ts'
import { makeDraft, services, signInByNumber } from '../e2e/steps/drafts.ts'
import { signInAtPortal } from '../e2e/steps/people.ts'
import { root } from './run-program.ts'
import { ensureChromium } from './system-programs.ts'

const [baseURL = 'http://localhost:3000'] = process.argv.slice(2)
const folder = join(root, 'apps/web/public/manuals')
const size = { width: 1280, height: 800 }

type Picture = {
  readonly name: string
  /** Who sees it; nobody signs in for a public page. */
  readonly as: ((person: Person) => Promise<void>) | null
  readonly open: (page: Page) => Promise<unknown>
}

const staff = (who: keyof typeof demoStaff) => (person: Person) => signInAtPortal(person, demoStaff[who])
const at = (address: string) => (page: Page) => page.goto(address)

const pictures: readonly Picture[] = [
  { name: 'service', as: null, open: at('/services/get/x-ray-licence') },
  {
    name: 'form',
    as: person => signInByNumber(person, demoPeople.citizen),
    open: async page => page.goto(`/dashboard/services/request/${await makeDraft(page, services.laboratory)}`),
  },
  { name: 'queue', as: staff('inspector'), open: at(staffPaths.requests) },
  {
    name: 'case',
    as: staff('inspector'),
    open: async page => {
      await page.goto(staffPaths.requests)
      await page.getByRole('main').getByRole('link', { name: /^R\d+/ }).first().click()
    },
  },
  { name: 'certificates', as: staff('head'), open: at(staffPaths.certificates) },
  { name: 'oversight', as: staff('head'), open: at(staffPaths.oversight) },
  { name: 'money', as: staff('finance'), open: at(staffPaths.invoices) },
  { name: 'editor', as: staff('admin'), open: at(staffPaths.service(101)) },
]

/** What the page shows, as WebP. */
const take = async (page: Page): Promise<Buffer> => {
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.waitForTimeout(1_000)
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 55 })
  return Buffer.from(data, 'base64')
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
for (const { name, as, open } of pictures) {
  const context = await browser.newContext({ baseURL, viewport: size, locale: 'mn-MN', timezoneId: 'Asia/Ulaanbaatar' })
  await context.addCookies([{ name: 'khyanalt-language', value: 'mn', url: baseURL }])
  const page = await context.newPage()
  if (as) await as({ page, hand: pointer(page) })
  await open(page)
  const picture = await take(page)
  writeFileSync(join(folder, `${name}.webp`), picture)
  console.log(`${name}.webp: ${Math.ceil(picture.length / 1024)} kB`)
  await context.close()
}
await browser.close()
