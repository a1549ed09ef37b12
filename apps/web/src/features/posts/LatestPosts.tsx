// The newest posts beside an open one.
import type { PostCard } from '@khyanalt/contract/posts'
import { postTexts } from '@khyanalt/domain/messages/posts'
import { Link } from 'react-router'
import { formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import styles from './LatestPosts.module.css'

export const LatestPosts = ({ posts }: { readonly posts: readonly PostCard[] }) => {
  const t = useText(postTexts)
  const name = useName()
  return (
    <aside aria-labelledby="latest-title" className={styles.latest} data-print="none">
      <h2 id="latest-title" className={styles.title}>
        {t('latest')}
      </h2>
      <ul>
        {posts.map(post => (
          <li key={post.id}>
            <Link to={paths.post(post.id)} className={styles.link}>
              <img src={post.post_cover} alt="" width={640} height={280} loading="lazy" className={styles.cover} />
              <span className={styles.words}>
                <span>{name({ mn: post.post_title, en: post.post_title_en ?? '' })}</span>
                <time dateTime={post.published_at} className={styles.day}>
                  {formatDay(post.published_at)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to={paths.posts} icon="list">
        {t('toAll')}
      </TextLink>
    </aside>
  )
}
