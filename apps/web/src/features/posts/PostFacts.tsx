// Kind, day and reading time of a post.
import type { PostCard } from '@khyanalt/contract/posts'
import { postTexts } from '@khyanalt/domain/messages/posts'
import { formatDay } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { Tag, type Tone } from '../../ui/Tag.tsx'
import styles from './PostFacts.module.css'

const tones = { tutorial: 'blue', guide: 'green', notice: 'orange', video: 'purple' } as const satisfies Record<
  PostCard['kind'],
  Tone
>

export const PostFacts = ({ post }: { readonly post: PostCard }) => {
  const t = useText(postTexts)
  return (
    <p className={styles.facts}>
      <Tag tone={tones[post.kind]} size="s">
        {t(post.kind)}
      </Tag>
      <time dateTime={post.published_at}>{formatDay(post.published_at)}</time>
      <span>{t('minutes', { count: post.minutes })}</span>
    </p>
  )
}
