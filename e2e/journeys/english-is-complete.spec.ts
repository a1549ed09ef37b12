// Every address that a client comes to by links, read in English: the portal's own words are English. Cyrillic is left to
// what people and registers wrote, which calls answer as they stand, and to what is marked as Mongolian.
import { expect, type Page } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { signInByNumber } from '../steps/drafts.ts'

/** How many pages one reader opens; of addresses that differ by a number alone, one is enough. */
const mostPages = 40
/** What shows how a number is typed, in any language: letters of a register, and of a licence. */
const samples = /УБ\d{8}/g

const start = {
  visitor: ['/', '/services', '/certificates', '/certificates/verify', '/search?q=x-ray', '/licenses/', '/contact/'],
  client: [
    ...['/dashboard', '/dashboard/company', '/dashboard/list', '/dashboard/fsi', '/dashboard/employee', '/newform'],
    ...['/dashboard/additional', '/dashboard/explosive', '/dashboard/invoices', '/dashboard/certs', '/dashboard/amnat'],
    ...[
      '/dashboard/amnat/previousrequest/create',
      '/profile',
      '/profile/notifications',
      '/profile/access',
      '/security',
    ],
    '/service/fsi',
  ],
}

/** Strings of an answer that are nobody's translation: those beside an English one are the portal's, and left out. */
const collectData = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string') into.add(value)
  else if (Array.isArray(value)) for (const each of value) collectData(each, into)
  else if (value !== null && typeof value === 'object') {
    const entries = value as Readonly<Record<string, unknown>>
    for (const [key, each] of Object.entries(entries)) {
      const english = key === 'mn' ? entries.en : entries[`${key}_en`]
      if (typeof each !== 'string' || typeof english !== 'string' || english === '') collectData(each, into)
    }
  }
}

/** What stands on the page in Cyrillic and is not marked as Mongolian. */
const readCyrillic = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const found = []
    const note = (text, element) => {
      if (/[А-Яа-яӨөҮүЁё]/.test(text) && !element.closest('[lang=mn]:not(html)')) found.push(text.trim())
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (element && !element.closest('script, style, noscript, template')) note(node.data, element)
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) note(element.getAttribute(name) ?? '', element)
    }
    note(document.title, document.body)
    return found
  })()`)

/** Runs of Cyrillic words within a text, with the numbers and signs between them. */
const runsOf = (text: string): readonly string[] =>
  (text.replaceAll(samples, '').match(/[А-Яа-яӨөҮүЁё][^A-Za-z]*[А-Яа-яӨөҮүЁё]|[А-Яа-яӨөҮүЁё]/g) ?? []).flatMap(run =>
    run.split(/\s[–·]\s|: |, /),
  )
const plain = (text: string) => text.toLocaleLowerCase('mn').replaceAll(/\s+/g, ' ')

/** Opens address after address by links and answers what was read that nobody wrote. */
const readEverything = async (page: Page, addresses: readonly string[]): Promise<readonly string[]> => {
  const data = new Set<string>()
  page.on('response', async reply => {
    if (!reply.url().includes('/api/')) return
    const body: unknown = await reply.json().catch(() => null)
    collectData(body, data)
  })
  const queue = [...addresses]
  const shapes = new Set<string>()
  const read: { readonly address: string; readonly text: string }[] = []
  for (let opened = 0; queue.length > 0 && opened < mostPages; opened++) {
    const address = queue.shift() ?? '/'
    await page.goto(address)
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
    const state = await page.locator('#khyanalt-state, #khyanalt-agency').allTextContents()
    for (const text of state) collectData(JSON.parse(text), data)
    for (const text of await readCyrillic(page)) read.push({ address, text })
    for (const link of await page.getByRole('main').locator('a[href^="/"]').all()) {
      const [next = ''] = ((await link.getAttribute('href')) ?? '').split('#')
      const shape = next.replaceAll(/[0-9a-f-]{36}|\w*\d{3,}\w*|\d+/g, 'N').replace(/\?.*/, '?')
      if (/^\/(api|language|demo|idp)\//.test(next) || shapes.has(shape)) continue
      shapes.add(shape)
      if (!queue.includes(next)) queue.push(next)
    }
  }
  const written = plain([...data].join('\n'))
  /** Names are put together from their parts. */
  const isName = (run: string) => run.split(' ').every(part => data.has(part))
  const strange = read.flatMap(({ address, text }) =>
    runsOf(text)
      .filter(run => !written.includes(plain(run).trim()) && !isName(run))
      .map(run => `${address}: ${run} (${text.slice(0, 80)})`),
  )
  return [...new Set(strange)]
}

for (const [reader, person] of [
  ['visitor', null],
  ['hospital', demoPeople.hospitalAdmin],
  ['mine', demoPeople.mineMember],
] as const) {
  test(`[REQ-ENGLISH-01] a ${reader} reads every page in English`, async ({ somebody }) => {
    const reading = await somebody({ viewport: { width: 1280, height: 900 } })
    if (person) await signInByNumber(reading, person)
    await reading.page.goto('/language/en?back=%2F')
    await expect(reading.page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await readEverything(reading.page, person ? start.client : start.visitor)).toEqual([])
  })
}
