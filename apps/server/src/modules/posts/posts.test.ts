// The calls of the knowledge base over the real server and database.
import { latestPosts, listPosts, readPost } from '@khyanalt/contract/posts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { storePost } from './store-post.ts'
import { storeShippedPosts } from './store-shipped-posts.ts'

const now = new Date()
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const words = (title: string, content = '<p>а</p>') => ({ title, excerpt: `${title} – товч`, content })

let test: TestApp
const write = (post: Partial<Parameters<typeof storePost>[1]>) =>
  inTransaction(test.app.services.db, tx =>
    storePost(
      tx,
      {
        slug: null,
        kind: 'notice',
        cover: '/covers/notice-fee.svg',
        mn: words('Мэдээ'),
        en: null,
        publishedAt: now,
        ...post,
      },
      now,
    ),
  )

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('the list of posts', () => {
  it('[REQ-POST-04] [REQ-POST-01] [CON-008] answers source=web in pages of ten, newest first, or as many as home asks for', async () => {
    for (let n = 1; n <= 22; n++) await write({ mn: words(`Мэдээ ${n}`), publishedAt: later(-n / 24) })
    const first = await test.call(null, listPosts, { source: 'web' })
    expect(first.data.data).toHaveLength(10)
    expect(first.data.per_page).toBe(10)
    expect(first.data.total).toBeGreaterThanOrEqual(23)
    const home = await test.call(null, listPosts, { source: 'web', page: 1, pagesize: 20 })
    expect(home.data.data).toHaveLength(20)
    expect(home.data.data.slice(0, 10)).toEqual(first.data.data)
    const second = await test.call(null, listPosts, { source: 'web', page: 2 })
    expect(second.data.data).toEqual(home.data.data.slice(10))
    const days = home.data.data.map(post => post.published_at)
    expect(days).toEqual([...days].sort().reverse())
  })

  it('shows posts of the web to the web and those of the application to the application', async () => {
    await write({ source: 'app', mn: words('Зөвхөн аппад') })
    const titles = async (source: 'web' | 'app') =>
      (await test.call(null, listPosts, { source, pagesize: 100 })).data.data.map(post => post.post_title)
    expect(await titles('app')).toEqual(['Зөвхөн аппад'])
    expect(await titles('web')).not.toContain('Зөвхөн аппад')
  })

  it('finds words whatever their ending, with ө and ү typed as о and у, in both languages, the title first', async () => {
    await write({ mn: words('Туршилтын сэдэв', '<p>Бөөгнөрүүлэх төхөөрөмжийн тухай</p>'), kind: 'guide' })
    await write({ mn: words('Бөөгнөрүүлэгч'), en: { title: 'Accumulator', excerpt: 'x', content: '<p>lead-acid</p>' } })
    const find = async (search: string) =>
      (await test.call(null, listPosts, { search })).data.data.map(post => post.post_title)
    expect(await find('боогноруулэхэд')).toEqual(['Бөөгнөрүүлэгч', 'Туршилтын сэдэв'])
    expect(await find('accumulators')).toEqual(['Бөөгнөрүүлэгч'])
    expect(await find('бөөгнөрүүлэх төхөөрөмж')).toEqual(['Туршилтын сэдэв'])
    expect(await find('бөөгнөрүүлэх байхгүйүг')).toEqual([])
    const guides = await test.call(null, listPosts, { search: 'бөөгнөрүүлэх', kind: 'guide' })
    expect(guides.data.total).toBe(1)
    expect(guides.kinds).toEqual({ guide: 1, notice: 1 })
  })

  it('keeps a draft and a post of a later day to itself', async () => {
    const draft = await write({ mn: words('Ноорог'), publishedAt: null })
    const ahead = await write({ mn: words('Маргаашийн'), publishedAt: later(1) })
    const { data } = await test.call(null, listPosts, { pagesize: 100 })
    expect(data.data.map(post => post.id)).not.toEqual(expect.arrayContaining([draft]))
    expect(data.data.map(post => post.id)).not.toEqual(expect.arrayContaining([ahead]))
    for (const id of [draft, ahead]) {
      expect(await test.refused(null, readPost, { id: String(id) })).toMatchObject({ code: 'post_not_found' })
    }
  })

  it('refuses pages and sizes that make no sense, and takes any words', async () => {
    for (const input of [{ page: -1 }, { page: 0 }, { page: 1e9 }, { page: 'x' }, { pagesize: 0 }, { pagesize: 1e6 }]) {
      const { status, body } = await test.raw(null, listPosts, input)
      expect(status, JSON.stringify(input)).toBe(400)
      expect(body.code).toBe('invalid_input')
      expect(body.problems).toMatchObject([{ path: Object.keys(input)[0] }])
    }
    expect((await test.call(null, listPosts, { page: 90_000 })).data.data).toEqual([])
    for (const search of [
      "' or 1=1 --",
      '<script>alert(1)</script>',
      "a':*|'b",
      '\\',
      '%%',
      '!!! ???',
      '\u0000',
      '💥',
    ]) {
      const { status, body } = await test.raw(null, listPosts, { search })
      expect(status, search).toBe(200)
      expect(JSON.stringify(body)).not.toContain('<script>')
    }
    expect((await test.raw(null, listPosts, { search: 'а'.repeat(201) })).status).toBe(400)
    expect((await test.raw(null, listPosts, { kind: 'secret' })).status).toBe(400)
  })
})

describe('a post', () => {
  it('[REQ-POST-05] has title, cover, excerpt, content that is safe HTML, and the time of its creation', async () => {
    const id = await write({
      kind: 'tutorial',
      cover: '/covers/tutorial-account.svg',
      mn: words('Гарчиг', '<h3>Эхлэл</h3><p onclick="x()">Агуулга<script>alert(1)</script></p>'),
      en: { title: 'Title', excerpt: 'Short', content: '<h2>Beginning</h2><img src=x onerror=alert(1)>' },
    })
    const { data } = await test.call(null, readPost, { id: String(id) })
    expect(data).toMatchObject({
      id,
      kind: 'tutorial',
      post_title: 'Гарчиг',
      post_title_en: 'Title',
      post_cover: '/covers/tutorial-account.svg',
      except: 'Гарчиг – товч',
      except_en: 'Short',
      post_content: '<h2 id="mn-1">Эхлэл</h2><p>Агуулга</p>',
      post_content_en: '<h2 id="en-1">Beginning</h2>',
      outline: { mn: [{ id: 'mn-1', title: 'Эхлэл' }], en: [{ id: 'en-1', title: 'Beginning' }] },
      created_at: now.toISOString(),
    })
  })

  it('is refused by a number that nobody has and by what is no number', async () => {
    for (const id of ['999999999', '0', '-1', '1.0', '1e3', "1'", '1;--', 'abc', '<b>', '9'.repeat(20)]) {
      const { status, body } = await test.raw(null, readPost, { id })
      expect(status, id).toBe(404)
      expect(body).toMatchObject({ code: 'post_not_found', message: 'Нийтлэл олдсонгүй.' })
    }
  })

  it('[REQ-POST-02] stands beside the six newest', async () => {
    const { data } = await test.call(null, latestPosts, {})
    const { data: newest } = await test.call(null, listPosts, { pagesize: 6 })
    expect(data).toEqual(newest.data)
  })
})

describe('posts that come with the product', () => {
  it('are stored once, follow the product, and stay as the agency wants them once it edits one', async () => {
    const shipped = (text: string) => ({
      ...{ id: 900, slug: 'shipped', kind: 'guide' as const, cover: '/covers/guide-food.svg', en: null },
      ...{ mn: words('Багцын нийтлэл', `<p>${text}</p>`), publishedAt: now, seedHash: `hash of ${text}` },
    })
    const store = (text: string) =>
      inTransaction(test.app.services.db, tx => storeShippedPosts(tx, [shipped(text)], now))
    const content = async () => (await test.call(null, readPost, { id: '900' })).data.post_content
    expect(await store('нэг')).toBe(1)
    expect(await store('нэг')).toBe(0)
    expect(await store('хоёр')).toBe(1)
    expect(await content()).toBe('<p>хоёр</p>')
    await write({ slug: 'shipped', mn: words('Багцын нийтлэл', '<p>Байгууллагын өөрийн</p>') })
    expect(await store('гурав')).toBe(0)
    expect(await content()).toBe('<p>Байгууллагын өөрийн</p>')
  })
})
