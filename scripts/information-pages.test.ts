// The knowledge base and the information pages as a reader without JavaScript meets them.
import { listLicences } from '@khyanalt/contract/agency'
import { getCategories } from '@khyanalt/contract/catalogue'
import { latestPosts, listPosts, readPost } from '@khyanalt/contract/posts'
import { formatText, type Texts } from '@khyanalt/domain/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../apps/server/test/test-app.ts'
import { paths } from '../apps/web/src/paths.ts'
import { buildWeb } from './web-build.ts'

let test: TestApp
beforeAll(async () => {
  await buildWeb()
  test = await openTestApp({ web: true })
}, 300_000)
afterAll(() => test.close())

const get = (url: string) => test.app.http.inject({ method: 'GET', url })
const read = async (url: string): Promise<string> => {
  const reply = await get(url)
  expect(reply.statusCode, url).toBe(200)
  return reply.payload
}
const inside = (page: string, tag: string): string => new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(page)?.[0] ?? ''
const main = (page: string) => inside(page, 'main')
const links = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, address = '']) => address)
const postLinks = (html: string) => links(html).filter(address => address.startsWith('/post/read/'))
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('home', () => {
  it('[REQ-HOME-01] [REQ-POST-04] shows a banner, a tile per category with its count, the twenty newest posts and the way to all', async () => {
    const page = main(await read('/'))
    expect(words(inside(page, 'h1'))).toContain('Мэргэжлийн хяналтын')
    const { data: categories, service_count: counts } = await test.call(null, getCategories, {})
    const tiles =
      page
        .slice(page.indexOf('id="categories-title"'))
        .split('</section>')[0]
        ?.match(/<li>.*?<\/li>/gs) ?? []
    // Three lead elsewhere, or only inform, and say that instead.
    const elsewhere: Readonly<Record<number, string>> = {
      16: 'Мэдээлэл',
      121: 'Бүртгэлийн хэсэг',
      124: 'Тайлангийн хэсэг',
    }
    expect(tiles.map(tile => words(tile).trim())).toEqual(
      categories.map(({ id, data: { _name } }) =>
        expect.stringMatching(new RegExp(`^${_name.mn}.* ${elsewhere[id] ?? `${counts[id] ?? 0} үйлчилгээ`}$`)),
      ),
    )
    const { data } = await test.call(null, listPosts, { source: 'web', page: 1, pagesize: 20 })
    expect(data.total).toBeGreaterThan(20)
    expect(postLinks(page)).toEqual(data.data.map(post => `/post/read/${post.id}`))
    expect(links(page)).toContain('/posts')
  })
})

describe('the knowledge base', () => {
  it('[REQ-POST-01] shows ten cards a page, each leading to its post, with pages as links', async () => {
    const { data } = await test.call(null, listPosts, { pagesize: 100 })
    const addresses = data.data.map(post => `/post/read/${post.id}`)
    const first = main(await read('/posts'))
    expect(postLinks(first)).toEqual(addresses.slice(0, 10))
    expect(links(first)).toContain('/posts?page=2')
    expect(postLinks(main(await read('/posts?page=2')))).toEqual(addresses.slice(10, 20))
    expect(postLinks(main(await read('/posts?page=3')))).toEqual(addresses.slice(20))
    const guides = main(await read('/posts?kind=guide'))
    expect(postLinks(guides)).toEqual(
      data.data.filter(({ kind }) => kind === 'guide').map(post => `/post/read/${post.id}`),
    )
    expect(postLinks(main(await read('/posts?search=баримтаа')))).toContain('/post/read/5')
  })

  it('[REQ-POST-02] [REQ-POST-05] shows a post with its parts, and the newest ones beside it', async () => {
    const page = main(await read('/post/read/5'))
    const { data } = await test.call(null, latestPosts, {})
    const newest = data.filter(post => post.id !== 5).slice(0, 5)
    expect(inside(page, 'h1')).toContain('Нэхэмжлэх төлж, баримтаа хавсаргах')
    const { data: post } = await test.call(null, readPost, { id: '5' })
    expect(words(page)).toContain(post.except)
    expect(inside(page, 'article')).toContain('<h2 id="mn-1">')
    expect(inside(page, 'article')).toContain(`<time dateTime="${post.published_at}">`)
    expect(inside(page, 'details')).toContain('Pay an invoice and attach the receipt')
    const beside = page.slice(page.indexOf('aria-labelledby="latest-title"'))
    expect(postLinks(beside)).toEqual(newest.map(post => `/post/read/${post.id}`))
    for (const post of newest) expect(beside).toContain(post.post_cover)
  })

  it.each(['999', '0', '-1', '1e9', '1%27', '%3Cscript%3E', 'a'.repeat(400)])(
    '[REQ-POST-03] leads from the missing post %s back to the list, which says so',
    async id => {
      const reply = await get(`/post/read/${id}`)
      expect(reply.statusCode).toBe(302)
      expect(reply.headers.location).toBe('/posts?missing=1')
      expect(words(await read('/posts?missing=1'))).toContain('Таны нээсэн нийтлэл алга байна')
    },
  )

  it.each(['page=-1', 'page=0', 'page=x', 'page=1.5', 'page=', 'kind=secret', 'pagesize=1000000', 'page[]=2'])(
    'reads nonsense in the address as nothing: %s',
    async query => {
      expect(postLinks(main(await read(`/posts?${query}`)))).toHaveLength(10)
    },
  )

  it.each(['page=99', 'page=1e9', 'page=999999999999999999999'])(
    'leads behind the last page to it: %s',
    async query => {
      const reply = await get(`/posts?${query}`)
      expect([reply.statusCode, reply.headers.location]).toEqual([302, '/posts?page=3'])
    },
  )

  it('shows what was searched for as words, never as markup', async () => {
    const typed = `"><script>alert(1)</script><img src=x onerror=alert(2)>'`
    const page = await read(`/posts?search=${encodeURIComponent(typed)}`)
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<img src=x')
    expect(words(main(page))).toContain('Нийтлэл олдсонгүй')
  })
})

describe('the frame of every page', () => {
  it('[REQ-NAV-01] [REQ-NAV-02] leads to Home, Services, Certificate and notices, Tutorial, also as a drawer', async () => {
    const header = inside(await read('/contact/'), 'header')
    const menus = header.match(/<nav aria-label="Үндсэн цэс".*?<\/nav>/gs) ?? []
    expect(menus.map(links)).toEqual([
      ['/', '/services', '/certificates', '/posts'],
      ['/', '/services', '/certificates', '/posts'],
    ])
    expect(words(menus[0] ?? '')).toMatch(/Нүүр.*Үйлчилгээ.*Гэрчилгээ, мэдэгдэл.*Заавар/)
    const buttons = header.match(/<button.*?<\/button>/gs) ?? []
    expect(buttons.map(button => words(button).trim())).toContain('Нэвтрэх')
  })

  it('holds the data of the agency and the way to every part at its foot', async () => {
    const footer = inside(await read('/'), 'footer')
    for (const word of ['1800-1286', 'info@khyanalt.test', 'Энхтайваны өргөн чөлөө', 'Факс']) {
      expect(words(footer)).toContain(word)
    }
    for (const address of ['/licenses/', '/contact/', '/i-inspector/', '/privacy', '/accessibility', '/posts']) {
      expect(links(footer)).toContain(address)
    }
  })

  it('[REQ-NAV-08] answers an unknown address with a page that asks to check the link, and a search', async () => {
    for (const url of ['/nothing', '/post', '/post/read', '/i-inspector/nothing']) {
      const reply = await get(url)
      expect(reply.statusCode, url).toBe(404)
      expect(words(main(reply.payload))).toContain('Холбоосоо шалгаад дахин оролдоно уу')
      expect(main(reply.payload)).toContain('role="search"')
    }
  })
})

describe('the information pages', () => {
  it('[REQ-NAV-11] gives every way to the agency, with a plan that asks no other site', async () => {
    const page = await read('/contact/')
    const said = words(main(page))
    for (const word of ['1800-1286', '+976 1800 1286', 'Факс', 'info@khyanalt.test', 'khyanalt.test', 'Улаанбаатар']) {
      expect(said).toContain(word)
    }
    expect(main(page)).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Төв байрны байршлын/)
    expect(links(main(page))).toContainEqual(expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//))
    expect(page).not.toMatch(/<(img|iframe|script|link rel="(stylesheet|preload)")[^>]*(src|href)="https?:/)
    expect(said).toContain('Дархан-Уул')
  })

  it('[REQ-NAV-11] leaves out what the agency has not given', async () => {
    const { db } = test.app.services
    const given = await db.selectFrom('agency').selectAll().execute()
    await db.deleteFrom('agency').execute()
    try {
      const page = main(await read('/contact/'))
      const ways = inside(page, 'dl')
      expect((ways.match(/<dt.*?<\/dt>/gs) ?? []).map(label => words(label).trim())).toEqual(['Үнэгүй лавлах утас'])
      expect(words(ways)).toContain('1800-1286')
      expect(page).not.toMatch(/mailto:|openstreetmap|aria-label="Төв байрны байршлын/)
    } finally {
      const rows = given.map(({ facts, account, ...rest }) => ({
        ...rest,
        facts: JSON.stringify(facts),
        account: account && JSON.stringify(account),
      }))
      await db.insertInto('agency').values(rows).execute()
    }
  })

  it('[REQ-NAV-12] leads to both stores, and to a policy that serves nobody under 13', async () => {
    const page = main(await read('/i-inspector/'))
    expect(links(page)).toContainEqual(expect.stringMatching(/^https:\/\/play\.google\.com\//))
    expect(links(page)).toContainEqual(expect.stringMatching(/^https:\/\/apps\.apple\.com\//))
    expect(links(page)).toContain('/i-inspector/privacy')
    expect(words(main(await read('/i-inspector/privacy')))).toContain('13 нас хүрээгүй хүүхдэд үйлчлэхгүй')
    expect(words(main(await read('/i-inspector/privacy?lang=en')))).toContain('Users under 13 are not served')
  })

  it('[CON-044] lists licence services of type NEW and RENEW, with a link to the certificates', async () => {
    const page = main(await read('/licenses/'))
    const { data } = await test.call(null, listLicences, {})
    const services = data.flatMap(group => group.services)
    expect(services.length).toBeGreaterThan(10)
    const open = await test.app.services.db
      .selectFrom('services')
      .select(['slug', 'details'])
      .where('type', 'in', ['NEW', 'RENEW'])
      .where('status', '=', 1)
      .where('issues_certificate', '=', true)
      .execute()
    const licences = open.filter(({ details }) => !Object.hasOwn(Object(details), 'sample'))
    expect(services.map(({ slug }) => slug).sort()).toEqual(licences.map(({ slug }) => slug).sort())
    expect(links(page).filter(address => address.startsWith('/services/get/'))).toEqual(
      services.map(service => paths.service(service.slug)),
    )
    expect(links(page)).toContain('/certificates')
  })

  const readable = [
    ...[paths.home, paths.services, paths.certificates, paths.posts, paths.post(1), paths.contact, paths.app],
    ...[paths.appPrivacy, paths.licences, paths.privacy, paths.accessibility, paths.service('x-ray-licence')],
  ]
  it('[REQ-ROLE-01] [REQ-ROLE-02] [CON-033] each is open to everybody, under a title of its own', async () => {
    const seen = new Set<string>()
    for (const url of readable) {
      const page = await read(url)
      const title = /<title>(.*?)<\/title>/.exec(page)?.[1] ?? ''
      const description = /<meta name="description" content="(.*?)">/.exec(page)?.[1] ?? ''
      expect(seen, title).not.toContain(title)
      seen.add(title)
      if (!url.startsWith('/services/get/')) expect(description.length, url).toBeGreaterThan(40)
      expect(main(page).match(/<h1/g), url).toHaveLength(1)
    }
    // A page for people who signed in is empty until the browser has asked who reads it.
    expect(main(await read(paths.dashboard))).not.toContain('<h1')
  })

  it('[REQ-NAV-15] [CON-050] none is an empty place, and the sign-on has a page that begins it', async () => {
    for (const url of readable) {
      expect(words(main(await read(url))).split(' ').length, url).toBeGreaterThan(40)
    }
    expect(main(await read(paths.signOn))).toMatch(/<button[^>]*>.*Нэгдсэн нэвтрэлтээр нэвтрэх/s)
  })

  it('[REQ-PROD-05] each has a Mongolian title with an English line beneath it, as have menu and tiles', async () => {
    for (const url of readable.filter(address => !address.startsWith('/services/get/') && address !== '/')) {
      const heading = inside(main(await read(url)), 'h1')
      expect(heading, url).toMatch(/^<h1[^>]*>[^<]+<span lang="en"[^>]*>[^<]+<\/span>/)
    }
    const home = await read('/')
    const menu = inside(inside(home, 'header'), 'nav').match(/<a .*?<\/a>/gs) ?? []
    const tiles = main(home).match(/<a [^>]*href="\/services\?category=.*?<\/a>/gs) ?? []
    expect([menu.length, tiles.length > 5]).toEqual([4, true])
    for (const label of [...menu, ...tiles])
      expect(label).toMatch(/[А-ЯӨҮ][^<]+(<\/span>)?<span lang="en"[^>]*>[A-Z][^<]+</)
  })

  it('[REQ-PROD-05] reads in Russian where a wording is given, else in Mongolian', () => {
    const texts: Texts<'one' | 'two'> = {
      mn: { one: 'Нэг', two: 'Хоёр' },
      en: { one: 'One', two: 'Two' },
      ru: { one: 'Один' },
    }
    expect([formatText(texts, 'ru', 'one'), formatText(texts, 'ru', 'two')]).toEqual(['Один', 'Хоёр'])
  })

  it('[CON-004] answers with and without a slash at the end', async () => {
    for (const url of ['/contact', '/licenses', '/i-inspector', '/posts']) {
      expect(inside(await read(`${url}/`), 'h1')).toBe(inside(await read(url), 'h1'))
    }
  })
})

describe('pages for trying things', () => {
  it('[REQ-NAV-14] [CON-044] do not exist in production', async () => {
    for (const url of ['/test', '/layout1', '/layout2']) expect((await get(url)).statusCode, url).toBe(200)
    const production = await openTestApp({ web: true, environment: { NODE_ENV: 'production' } })
    try {
      for (const url of ['/test', '/layout1', '/layout2', '/test/']) {
        const reply = await production.app.http.inject({ method: 'GET', url })
        expect(reply.statusCode, url).toBe(404)
        expect(words(main(reply.payload)), url).toContain('Хуудас олдсонгүй')
      }
    } finally {
      await production.close()
    }
  })
})
