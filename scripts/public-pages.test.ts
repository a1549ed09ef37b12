// Public pages as a browser without JavaScript, a search engine and a cache meet them.
import { gunzipSync } from 'node:zlib'
import { getForm } from '@khyanalt/contract/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople } from '../apps/server/seeds/demo/people.ts'
import { openTestApp, type TestApp } from '../apps/server/test/test-app.ts'
import { buildWeb } from './web-build.ts'

let test: TestApp
beforeAll(async () => {
  await buildWeb()
  test = await openTestApp({ web: true })
}, 300_000)
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) => test.app.http.inject({ method: 'GET', url, headers })
const read = async (url: string, headers: Record<string, string> = {}) => (await get(url, headers)).payload
/** What is shown of a page; its data come along behind it. */
const mainOf = (page: string): string => /<main[ >].*?<\/main>/s.exec(page)?.[0] ?? ''
/** The links of a page as they are written, by where they lead. */
const linksTo = (page: string, address: string): string[] =>
  page.match(/<a [^>]*>/g)?.filter(link => link.includes(`href="${address}"`)) ?? []
/** What the page says of itself: `href` of links by relation and language, `content` of properties. */
const headOf = (page: string) => ({
  title: /<title>(.*?)<\/title>/.exec(page)?.[1],
  canonical: /<link rel="canonical" href="(.*?)"/.exec(page)?.[1],
  english: /hreflang="en" href="(.*?)"/.exec(page)?.[1],
  robots: /<meta name="robots" content="(.*?)"/.exec(page)?.[1],
  things: [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
  ),
})

describe('the language of a page', () => {
  it('is Mongolian with English lines unless the address or the cookie says otherwise', async () => {
    const both = await read('/services')
    expect(both).toContain('<html lang="mn" data-language="both">')
    expect(both).toContain('Radiation protection')
    const mongolian = await read('/services', { cookie: 'other=1; khyanalt-language=mn' })
    expect(mongolian).toContain('<html lang="mn" data-language="mn">')
    expect(mongolian).not.toContain('>Radiation protection')
    const english = await read('/services', { cookie: 'khyanalt-language=en' })
    expect(english).toContain('<html lang="en" data-language="en">')
    expect(english).toContain('Choose a category')
    expect(await read('/services?lang=en', { cookie: 'khyanalt-language=mn' })).toContain('Choose a category')
    expect(await read('/services?lang=xx')).toContain('data-language="both"')
    expect(await read('/dashboard', { cookie: 'khyanalt-language=en' })).toContain(
      '<html lang="en" data-language="en">',
    )
  })

  it('is switched by a link where there is no JavaScript, and goes back only to places of the portal', async () => {
    const switched = await get(`/language/en?back=${encodeURIComponent('/services?category=14')}`)
    expect(switched.statusCode).toBe(303)
    expect(switched.headers.location).toBe('/services?category=14')
    expect(switched.headers['set-cookie']).toMatch(/^khyanalt-language=en; Path=\/; Max-Age=31536000; SameSite=Lax/)
    for (const back of ['//evil.test/x', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)', '']) {
      const reply = await get(`/language/mn?back=${encodeURIComponent(back)}`)
      expect(reply.headers.location, back).toBe('/')
    }
    const unknown = await get('/language/%0d%0aset-cookie:x?back=/')
    expect([unknown.statusCode, unknown.headers['set-cookie']]).toEqual([303, undefined])
  })
})

it('loads a screen that stands under two addresses under each of them', async () => {
  for (const url of ['/home', '/', '/home']) expect(await read(url), url).toContain('/services?category=14')
})

describe('the catalogue without JavaScript', () => {
  it('[REQ-CAT-01] [REQ-CAT-03] shows the subcategories of the chosen tile, services and folders as links', async () => {
    const page = mainOf(await read('/services?category=14'))
    for (const id of [1, 65, 16, 21, 22, 23, 24]) expect(page).toContain(`href="/services?category=${id}"`)
    expect(page).toMatch(/aria-current="true"[^>]*href="\/services\?category=14"/)
    expect(page).toContain('href="/services/get/explosives-purchase"')
    // What was chosen opens below the last tile.
    expect(page.indexOf('href="/services/get/explosives-purchase"')).toBeGreaterThan(
      page.lastIndexOf('href="/services?category='),
    )
    // A folder's services have a page of their own for those who cannot open the dialog.
    expect(page).toContain('href="/services/1402"')
    expect(page).not.toContain('href="/services/get/blaster-certificate"')
    expect(mainOf(await read('/services/1402'))).toContain('Тэсэлгээчний')
  })

  it('[REQ-PROD-08] [REQ-CAT-06] [REQ-HOME-03] leads 121 to the food-safety page, from home to its form, and 124 to the fee reports', async () => {
    const tileOf = (page: string, name: string): string | undefined =>
      page.match(/<a .*?<\/a>/gs)?.find(link => link.includes(`>${name}<`))
    const [food, fee] = ['Хүнсний аюулгүй байдлын бүртгэл', 'АМНАТ']
    expect(tileOf(mainOf(await read('/services')), food)).toContain('href="/services/get/fsi"')
    const home = mainOf(await read('/'))
    expect(tileOf(home, food)).toContain('href="/service/fsi"')
    expect(tileOf(home, fee)).toContain('href="/dashboard/amnat"')
    for (const [from, to] of [
      ['/services/121', '/services/get/fsi'],
      ['/services/124', '/dashboard/amnat'],
    ] as const) {
      const reply = await get(from)
      expect([reply.statusCode, reply.headers.location]).toEqual([302, to])
    }
  })

  it('[REQ-PROD-07] [REQ-HOME-04] only informs about category 16, from its tile and under every address it has', async () => {
    for (const url of ['/services?category=16', '/services/16']) {
      const page = mainOf(await read(url))
      expect(page).toContain('Өөр системээр үйлчилнэ')
      expect(page).toContain('өөр цахим систем рүү шилжсэн')
      expect(page).not.toMatch(/href="\/services\/get\/(?!fsi)/)
    }
    for (const url of ['/', '/services']) {
      const tiles = linksTo(mainOf(await read(url)), '/services?category=16')
      expect(tiles, url).toEqual([expect.stringContaining('aria-haspopup="dialog"')])
    }
  })

  it('[REQ-CAT-07] [CON-041] leads from a category by number, with breadcrumb, through the form id to the service', async () => {
    const page = mainOf(await read('/services/1001'))
    expect(page).toMatch(
      /<nav aria-label="[^"]+"><ol[^>]*>.*Цацрагийн хамгаалалт.*aria-current="page">Тусгай зөвшөөрөл/s,
    )
    expect(page).toContain('href="/dashboard/services/request/101"')
    const forward = await get('/dashboard/services/request/101')
    expect([forward.statusCode, forward.headers.location]).toEqual([302, '/services/get/x-ray-licence'])
    expect((await get('/dashboard/services/request/999999999')).statusCode).toBe(200)
  })

  it('[CON-044] [CON-046] shows a service under its addresses by number, and says which one is to be found', async () => {
    for (const url of ['/services/info/101', '/services/id/101', '/dashboard/services/detail/101']) {
      const page = await read(url)
      expect(mainOf(page), url).toContain('Рентген аппарат ашиглах зөвшөөрөл')
      expect(headOf(page).canonical, url).toBe('http://portal.test/services/get/x-ray-licence')
    }
    const old = await get('/services/old/101')
    expect([old.statusCode, old.headers.location]).toEqual([302, '/services/get/x-ray-licence'])
    const unknown = await get('/services/old/999999')
    expect([unknown.statusCode, unknown.payload]).toEqual([404, expect.stringContaining('Үйлчилгээ олдсонгүй')])
  })

  it('[REQ-SVC-01] [REQ-SVC-13] holds every tab of a service in the page, with laws, dates, links and files', async () => {
    const page = mainOf(await read('/services/get/x-ray-licence'))
    for (const text of [
      'Бүрдүүлэх баримт бичиг',
      'Үйл ажиллагааны дараалал',
      'Хууль, эрх зүй',
      'Үйлчлүүлэгчийн төрөл',
    ]) {
      expect(page).toContain(text)
    }
    expect(page.match(/role="tabpanel"/g)?.length).toBeGreaterThan(3)
    expect(page).toContain('https://legalinfo.mn')
    expect(page).toContain('Licence to use an X-ray unit')
    expect(page).toContain('href="/services"')
    // Every part of it, by value.
    const { data: service } = await test.call(null, getForm, { slug: 'x-ray-licence' })
    const { required_documents, process, laws, attachments } = service
    const parts = [
      ...required_documents.flatMap(({ name, licensor, description }) => [name.mn, licensor.mn, description.mn]),
      ...process.flatMap(({ title, description }) => [title.mn, description.mn]),
      ...laws.flatMap(({ name, index, date, link }) => [name, index, date, link]),
      ...attachments.flatMap(({ title, files }) => [
        title.mn,
        ...files.flatMap(file => [file.title, file.desc, file.url]),
      ]),
    ].filter(part => part !== '')
    expect(parts.length).toBeGreaterThan(20)
    const text = page.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
    expect(parts.filter(part => !text.includes(part))).toEqual([])
  })

  it('[CON-040] shows the page of the food-safety registration to everybody, legal basis first, free, immediate or 30 days', async () => {
    const page = mainOf(await read('/services/get/fsi'))
    expect(page).toContain('Эрх зүйн үндэслэл')
    expect(page.indexOf('Эрх зүйн үндэслэл')).toBeLessThan(page.indexOf('Үйл ажиллагааны дараалал'))
    for (const text of ['Иргэн, Байгууллага', 'Шууд эсвэл 30 хоног', 'Үнэгүй', 'href="/service/fsi"']) {
      expect(page).toContain(text)
    }
  })

  it('[REQ-SVC-03] [REQ-NAV-08] answers 404 with a page that helps on for whatever does not exist, and never reflects it', async () => {
    const unknown = [
      '/services/get/no-such-service',
      '/services/get/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      "/services/get/'%20or%201=1",
      '/services?category=999',
      '/services?category=%3Cimg%20src=x%20onerror=alert(1)%3E',
      '/services/99999',
      '/services/abc',
      '/services/info/0',
      '/services/id/99999999999999999999',
      '/services/old/x',
      '/dashboard/services/detail/-1',
      '/certificates/info/unknown',
      '/certificates/info/%3Cb%3E',
      '/no/such/page',
      '//evil.test/x',
    ]
    for (const url of unknown) {
      const reply = await get(url)
      expect(reply.statusCode, url).toBe(404)
      expect(reply.payload, url).toContain('name="robots" content="noindex"')
      expect(reply.payload, url).not.toMatch(/<script>alert|<img src=x|<b>"/)
      expect(mainOf(reply.payload), url).toMatch(/<h1.*<a [^>]*href="\//s)
    }
    expect(mainOf(await read('/services/get/no-such-service'))).toContain('Үйлчилгээ олдсонгүй эсвэл идэвхгүй байна')
    expect(mainOf(await read('/no/such/page'))).toContain('Холбоосоо шалгаад дахин оролдоно уу')
  })
})

describe('what search engines read', () => {
  it('names the one address of a page and its other language', async () => {
    const head = headOf(await read('/services?category=14&utm_source=x'))
    expect(head.canonical).toBe('http://portal.test/services?category=14')
    expect(head.english).toBe('http://portal.test/services?category=14&amp;lang=en')
    expect(headOf(await read('/home')).canonical).toBe('http://portal.test/')
    const english = headOf(await read('/services/get/x-ray-licence?lang=en'))
    expect(english).toMatchObject({
      title: 'Licence to use an X-ray unit – Khyanalt',
      canonical: 'http://portal.test/services/get/x-ray-licence?lang=en',
    })
  })

  it('describes the agency, the search and each service with what it costs', async () => {
    const [agency, site] = headOf(await read('/')).things
    expect(agency).toMatchObject({ '@type': 'GovernmentOrganization', telephone: '1800-1286' })
    expect(site).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } })
    const [service, crumbs] = headOf(await read('/services/get/blasting-permit')).things
    expect(service).toMatchObject({
      '@type': 'GovernmentService',
      name: 'Тэсэлгээний ажил явуулах зөвшөөрөл',
      alternateName: 'Permit for blasting work',
      offers: [{ price: '120000', priceCurrency: 'MNT' }],
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it('lists every service in the sitemap in both languages, and keeps private parts out', async () => {
    const sitemap = await read('/sitemap.xml')
    expect(sitemap).toContain('<loc>http://portal.test/services/get/x-ray-licence</loc>')
    expect(sitemap).toContain('hreflang="en" href="http://portal.test/services/get/x-ray-licence?lang=en"')
    expect(sitemap).not.toMatch(/dashboard|staff|portal\/login/)
    const robots = await read('/robots.txt')
    expect(robots).toContain('Disallow: /dashboard\n')
    expect(robots).toContain('Sitemap: http://portal.test/sitemap.xml')
    expect(headOf(await read('/danlogin')).robots).toBe('noindex')
  })
})

describe('what caches keep', () => {
  it('answers 304 for a page that did not change, in the language it was asked in', async () => {
    const first = await get('/services/get/x-ray-licence')
    const etag = String(first.headers.etag)
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('Cookie') })
    const again = await get('/services/get/x-ray-licence', { 'if-none-match': `"old", ${etag}` })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    const english = await get('/services/get/x-ray-licence', { 'if-none-match': etag, cookie: 'khyanalt-language=en' })
    expect(english.statusCode).toBe(200)
    expect(english.headers.etag).not.toBe(etag)
  })

  it('[REQ-KEPT-01] [REQ-KEPT-03] shows a change with the next answer, compressed or not, and a page held before no more', async () => {
    const { db } = test.app.services
    const { id } = await db.selectFrom('posts').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    const changes = [
      {
        url: '/services/get/x-ray-licence',
        say: (name: string) =>
          db.updateTable('services').set({ name_mn: name }).where('slug', '=', 'x-ray-licence').execute(),
      },
      {
        url: `/post/read/${id}`,
        say: (name: string) => db.updateTable('posts').set({ title_mn: name }).where('id', '=', id).execute(),
      },
      {
        url: '/contact',
        say: (name: string) => db.updateTable('organizations').set({ name_mn: name }).where('id', '=', 1).execute(),
      },
    ]
    for (const { url, say } of changes) {
      for (const word of ['Нэгдүгээр', 'Хоёрдугаар']) {
        const before = await get(url)
        await get(url)
        await say(`${word} нэр`)
        const held = { 'if-none-match': String(before.headers.etag), 'accept-encoding': 'gzip' }
        const after = await get(url, held)
        expect([after.statusCode, after.headers['content-encoding']], url).toEqual([200, 'gzip'])
        expect(gunzipSync(after.rawPayload).toString(), url).toContain(`${word} нэр`)
        expect((await get(url, { 'if-none-match': String(after.headers.etag) })).statusCode, url).toBe(304)
      }
    }
  })

  it('[REQ-KEPT-04] is the same page for whoever is signed in and for everybody else', async () => {
    const authorization = `Bearer ${await test.token('citizen')}`
    const { headers, payload } = await get('/', { authorization, cookie: 'other=1' })
    const anybody = await get('/')
    expect([anybody.payload, anybody.headers.etag]).toEqual([payload, headers.etag])
    expect(payload).not.toContain(demoPeople.citizen.surname)
  })
})

it('allows nothing inline and sends nothing that would need it', async () => {
  for (const url of ['/', '/services', '/certificates', '/posts', '/contact/', '/search?q=рентген', '/api/docs/']) {
    const { headers, payload } = await get(encodeURI(url))
    expect(headers['content-security-policy'], url).not.toMatch(/unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)/)
    expect(payload, url).not.toMatch(/<style|\sstyle="|\son[a-z]+="/)
    // Data for search engines and for the first view are not run.
    expect(payload, url).not.toMatch(/<script(?![^>]*(src=|type="application\/))/)
  }
})
