// The knowledge base that comes with the product; each post is posts/<slug>.mn.html with posts/<slug>.en.html beside it.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PostKind } from '@khyanalt/domain/post-kind'
import { postIndex } from './post-index.ts'

/** Reads every post: the heading is its title, the first paragraph its excerpt, the rest its content. */
export const readPosts = (now: Date) =>
  Promise.all(
    postIndex.map(async ([id, slug, kind, picture, day]) => {
      const mn = await readWords(`${slug}.mn.html`)
      const en = await readWords(`${slug}.en.html`)
      const cover = coverOf(kind, picture)
      const written = new Date(`${day}T09:00:00+08:00`)
      return {
        ...{ id, slug, kind, cover, mn, en },
        seedHash: createHash('sha256')
          .update(JSON.stringify([3, kind, cover, mn, en]))
          .digest('base64url')
          .slice(0, 22),
        // Where the clock stands before that day, the posts are there all the same.
        publishedAt: written < now ? written : now,
      }
    }),
  )

/** The address of a cover; `npm run generate` draws it. */
export const coverOf = (kind: PostKind, picture: string): string => `/covers/${kind}-${picture}.svg`

const readWords = async (name: string) => {
  const text = await readFile(join(import.meta.dirname, 'posts', name), 'utf8')
  const [, title, excerpt, content] = /^<h1>(.+?)<\/h1>\n<p>(.+?)<\/p>\n(.+)$/s.exec(text) ?? []
  if (!title || !excerpt || !content) throw new Error(`${name} does not begin with a heading and a paragraph.`)
  return { title, excerpt, content }
}
