// Posts of the agency: listed, opened, previewed and stored by administrators.
import type { PostState } from './staff-posts.sql.ts'

export const stateOf = (publishedAt: Date | null, now: Date): PostState => {
  if (publishedAt === null) return 'draft'
  return publishedAt <= now ? 'published' : 'scheduled'
}
