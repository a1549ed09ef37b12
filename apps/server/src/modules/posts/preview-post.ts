import type * as calls from '@khyanalt/contract/staff-posts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { cleanContent } from './clean-content.ts'
import { minutesToRead, plainWords } from './plain-words.ts'
import { presentPost } from './present-post.ts'

/** The post as readers would see it, by the same cleaning that storing does. */
export const previewPost =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.previewPost> =>
  async (_tx, _caller, { kind, cover, mn, en }) => {
    const now = clock.now()
    const content = cleanContent(mn.content, 'mn')
    return {
      data: presentPost({
        id: 0,
        kind,
        cover,
        title_mn: mn.title,
        title_en: en?.title ?? null,
        excerpt_mn: mn.excerpt,
        excerpt_en: en?.excerpt ?? null,
        content_mn: content,
        content_en: en && cleanContent(en.content, 'en'),
        minutes: minutesToRead(plainWords(content)),
        created_at: now,
        published_at: now,
        updated_at: now,
      }),
    }
  }
