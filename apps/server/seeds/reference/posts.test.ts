// The posts that come with the product, read as data.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listPosts, readPost } from '@khyanalt/contract/posts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cleanContent } from '../../src/modules/posts/clean-content.ts'
import { readOutline } from '../../src/modules/posts/outline.ts'
import { plainWords } from '../../src/modules/posts/plain-words.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { readPosts } from './posts.ts'

const posts = await readPosts(new Date())
let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('[REQ-PROD-18] a visitor finds more than two dozen tutorials, guides and notices, each in both languages', async () => {
  const { data, kinds } = await test.call(null, listPosts, { pagesize: 100 })
  expect(data.total).toBe(posts.length)
  expect(posts.length).toBeGreaterThanOrEqual(24)
  expect(kinds).toMatchObject({ tutorial: expect.any(Number), guide: expect.any(Number), notice: expect.any(Number) })
  expect(new Set(data.data.map(post => post.post_title)).size).toBe(posts.length)
  for (const { post_title_en, except_en } of data.data) expect([post_title_en, except_en]).not.toContain(null)
})

it.each(posts.map(post => [post.slug, post] as const))(
  '%s says enough, in order, and alike in both languages',
  (_, post) => {
    const [mn, en] = [cleanContent(post.mn.content, 'mn'), cleanContent(post.en.content, 'en')]
    for (const words of [plainWords(mn), plainWords(en)].map(text => text.split(' ').length)) {
      expect(words).toBeGreaterThan(200)
      expect(words).toBeLessThan(600)
    }
    const headings = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => level)
    expect(headings(en)).toEqual(headings(mn))
    expect(readOutline(mn).length).toBeGreaterThanOrEqual(4)
    const lists = (html: string) => [...html.matchAll(/<(li|ol|ul)>/g)].map(([, name]) => name)
    expect(lists(en)).toEqual(lists(mn))
    expect(existsSync(join(import.meta.dirname, '../../../web/public', post.cover)), post.cover).toBe(true)
  },
)

it('loses nothing of them when it is cleaned', () => {
  for (const { slug, mn, en } of posts) {
    for (const content of [mn.content, en.content]) {
      expect(cleanContent(content, 'mn').replace(/ (id|rel)="[^"]*"/g, ''), slug).toBe(content.trim())
    }
  }
})

it('leads from post to post without dead ends', async () => {
  const { data } = await test.call(null, listPosts, { pagesize: 100 })
  const contents = await Promise.all(data.data.map(({ id }) => test.call(null, readPost, { id: String(id) })))
  const linked = contents.flatMap(({ data: { post_content, post_content_en } }) =>
    [...`${post_content}${post_content_en}`.matchAll(/href="\/post\/read\/(\d+)"/g)].map(([, id]) => Number(id)),
  )
  expect(linked.length).toBeGreaterThan(20)
  for (const id of linked) expect(data.data.map(post => post.id)).toContain(id)
})
