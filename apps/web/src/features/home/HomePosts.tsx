// The newest posts, twenty at most (REQ-HOME-01); those out of sight are not laid out.
import type { PostCard } from '@khyanalt/contract/posts'
import { homeTexts } from '@khyanalt/domain/messages/home'
import { Link } from 'react-router'
import { useLoaded } from '../../api/loading.ts'
import { formatDay } from '../../language/format.ts'
import { useNamePair, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import styles from './HomePosts.module.css'
import type { loadHome } from './load.ts'

export const HomePosts = () => {
  const t = useText(homeTexts)
  const pair = usePair(homeTexts)
  const posts = useLoaded<typeof loadHome>().data?.posts ?? []
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="posts-title">
      <SectionTitle
        id="posts-title"
        {...pair('postsTitle')}
        actions={
          <Link to={paths.posts} className={styles.all}>
            {t('postsAll')}
          </Link>
        }
      />
      <p className={styles.text}>{t('postsText')}</p>
      <PostLinks posts={posts} />
    </section>
  )
}

const PostLinks = ({ posts }: { readonly posts: readonly PostCard[] }) => {
  const name = useNamePair()
  return (
    <ul className={styles.posts}>
      {posts.map(post => {
        const { title, subtitle } = name({ mn: post.post_title, en: post.post_title_en ?? '' })
        return (
          <li key={post.id}>
            <Link to={paths.post(post.id)} className={styles.post}>
              <img src={post.post_cover} alt="" width={640} height={280} loading="lazy" className={styles.cover} />
              <span className={styles.words}>
                <span>{title}</span>
                {subtitle && (
                  <span lang="en" className={styles.quiet}>
                    {subtitle}
                  </span>
                )}
                <time dateTime={post.published_at} className={styles.quiet}>
                  {formatDay(post.published_at)}
                </time>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
