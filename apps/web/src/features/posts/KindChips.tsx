// Kinds of posts as links, with how many there are of each.

import { postTexts } from '@khyanalt/domain/messages/posts'
import { type PostKind, postKinds } from '@khyanalt/domain/post-kind'
import { Link } from 'react-router'
import { useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import styles from './KindChips.module.css'
import { kindAddress, readFilters } from './post-filters.ts'

type Props = {
  readonly search: URLSearchParams
  readonly counts: Readonly<Partial<Record<PostKind, number>>>
}

export const KindChips = ({ search, counts }: Props) => {
  const t = useText(postTexts)
  const active = readFilters(search).kind
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  // A kind that nothing was written in is no choice, unless somebody stands on it.
  const kinds = postKinds.filter(kind => counts[kind] || kind === active)
  return (
    <nav aria-label={t('kinds')}>
      <ul className={styles.chips}>
        {[undefined, ...kinds].map(kind => (
          <li key={kind ?? 'all'}>
            <Link
              to={`${paths.posts}${kindAddress(search, kind)}`}
              preventScrollReset
              aria-current={kind === active ? 'true' : undefined}
              className={styles.chip}
            >
              {t(kind ?? 'all')} <span className={styles.count}>{kind ? (counts[kind] ?? 0) : all}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
