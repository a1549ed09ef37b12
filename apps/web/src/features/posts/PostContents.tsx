// The main headings of a post as links.
import type { Post } from '@khyanalt/contract/posts'
import { postTexts } from '@khyanalt/domain/messages/posts'
import { useText } from '../../language/language.tsx'
import styles from './PostContents.module.css'

export const PostContents = ({ outline }: { readonly outline: Post['outline']['mn'] }) => {
  const t = useText(postTexts)
  if (outline.length < 2) return null
  return (
    <nav aria-labelledby="contents-title" className={styles.contents} data-print="none">
      <h2 id="contents-title" className={styles.title}>
        {t('contents')}
      </h2>
      <ol>
        {outline.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
