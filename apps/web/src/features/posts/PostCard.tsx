// A post in a list; the whole card is pressed, its title is the link.
import type { PostCard as Post } from '@khyanalt/contract/posts'
import { Link } from 'react-router'
import { useNamePair } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './PostCard.module.css'
import { PostFacts } from './PostFacts.tsx'

type Props = {
  readonly post: Post
  /** The first of a list stands out where there is room. */
  readonly first?: boolean
  readonly eager?: boolean
}

export const PostCard = ({ post, first = false, eager = false }: Props) => {
  const pair = useNamePair()
  const title = pair({ mn: post.post_title, en: post.post_title_en ?? '' })
  const excerpt = pair({ mn: post.except, en: post.except_en ?? '' })
  return (
    <article className={classNames(styles.card, first && styles.first)}>
      <img
        src={post.post_cover}
        alt=""
        width={640}
        height={280}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
        className={styles.cover}
      />
      <div className={styles.words}>
        <PostFacts post={post} />
        <h2 className={styles.title}>
          <Link to={paths.post(post.id)} className={styles.link}>
            {title.title}
            {title.subtitle && (
              <span lang="en" className={styles.english}>
                {title.subtitle}
              </span>
            )}
          </Link>
        </h2>
        <p className={styles.excerpt}>{excerpt.title}</p>
      </div>
    </article>
  )
}
