// The agency writes posts: cleaned, previewed, published now or later, never over somebody else's words.
import { listPosts, readPost } from '@khyanalt/contract/posts'
import { listStaffPosts, previewPost, readStaffPost, savePost } from '@khyanalt/contract/staff-posts'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
let passed = 0
beforeAll(async () => {
  test = await openTestApp({ clock: { now: () => new Date(Date.now() + passed) } })
})
afterAll(() => test.close())

const words = (title: string, content = '<p>Шинэ мэдээ</p>') => ({ title, excerpt: 'Товч', content })
const draft = (title: string, content?: string) => ({
  kind: 'notice' as const,
  cover: '/covers/notice-fee.svg',
  mn: words(title, content),
  en: null,
})
const publicTitles = async () => (await test.call(null, listPosts, {})).data.data.map(post => post.post_title)

it('shows and stores a post without what may not stand there', async () => {
  const content =
    '<script>steal()</script><h2 onclick="x()">Гарчиг</h2><p style="color:red">Текст</p>' +
    '<iframe src="https://www.youtube.com/embed/abcdef123"></iframe><iframe src="https://evil.test/x"></iframe>'
  const post = draft('Скрипт', content)
  const preview = (await test.call('admin', previewPost, post)).data.post_content
  expect(preview).toContain('<h2 id="mn-1">Гарчиг</h2><p>Текст</p>')
  expect(preview).toContain('data-video="youtube"')
  expect(preview).not.toMatch(/script|onclick|style|evil/)
  const { id } = await test.call('admin', savePost, { ...post, publish: 'now' })
  expect((await test.call(null, readPost, { id: String(id) })).data.post_content).toBe(preview)
  const empty = { ...draft('Хоосон', '<script>steal()</script>'), publish: 'draft' as const }
  expect(await test.refused('admin', savePost, empty)).toMatchObject({ status: 422, code: 'post_empty' })
  const cover = { ...post, cover: 'https://evil.test/x.svg', publish: 'now' }
  expect(await test.raw('admin', savePost, cover)).toMatchObject({ status: 400 })
})

it('keeps drafts to itself and lets a scheduled post appear by itself', async () => {
  const { id } = await test.call('admin', savePost, { ...draft('Ноорог'), publish: 'draft' })
  expect(await publicTitles()).not.toContain('Ноорог')
  const { data } = await test.call('admin', readStaffPost, { id })
  expect(data).toMatchObject({ state: 'draft', published_at: null })
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const post = { id, updated_at: data.updated_at }
  await test.call('admin', savePost, { ...draft('Ноорог'), post, publish: soon })
  expect(await test.refused(null, readPost, { id: String(id) })).toMatchObject({ code: 'post_not_found' })
  const scheduled = await test.call('admin', listStaffPosts, { state: 'scheduled' })
  expect(scheduled.data.data.map(row => row.title)).toEqual(['Ноорог'])
  passed = 2 * 3_600_000
  expect(await publicTitles()).toContain('Ноорог')
  passed = 0
})

it('refuses whoever saw an older state, does a repeated save once, and is for administrators alone', async () => {
  const first = { ...draft('Хоёр засварлагч'), publish: 'now' as const, transaction_id: uuidv7() }
  const made = await test.call('admin', savePost, first)
  expect(await test.call('admin', savePost, first)).toMatchObject({ id: made.id })
  const published = (await test.call('admin', readStaffPost, { id: made.id })).data
  passed += 1000
  const change = {
    ...draft('Засвар'),
    post: { id: made.id, updated_at: published.updated_at },
    publish: 'now' as const,
  }
  await test.call('admin', savePost, change)
  expect(await test.refused('admin', savePost, change)).toMatchObject({ status: 409, code: 'version_conflict' })
  // What readers know since a day keeps that day.
  const after = (await test.call('admin', readStaffPost, { id: made.id })).data
  expect([after.mn.title, after.published_at]).toEqual(['Засвар', published.published_at])
  const gone = { ...change, post: { ...change.post, id: 999_999 } }
  expect(await test.refused('admin', savePost, gone)).toMatchObject({ code: 'post_not_found' })
  expect((await test.refused('head', savePost, change)).status).toBe(403)
  const acts = await test.app.services.db
    .selectFrom('audit_entries')
    .select('action')
    .where('noun', '=', 'post')
    .execute()
  expect(acts.filter(({ action }) => action === 'publish').length).toBeGreaterThanOrEqual(2)
})
