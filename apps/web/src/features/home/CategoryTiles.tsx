// The categories with the number of services in each (REQ-HOME-01, 04, 06).
import type { Category } from '@khyanalt/contract/catalogue'
import { homeTexts } from '@khyanalt/domain/messages/home'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLoaded } from '../../api/loading.ts'
import { useNamePair, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import styles from './CategoryTiles.module.css'
import type { loadHome } from './load.ts'
import { NoticeDialog } from './NoticeDialog.tsx'

/** Only informs; its services moved to another system (REQ-HOME-04). */
const noticeCategoryId = 16

export const CategoryTiles = () => {
  const t = useText(homeTexts)
  const pair = usePair(homeTexts)
  const [noticed, setNoticed] = useState(false)
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadHome>()
  return (
    <section aria-labelledby="categories-title">
      <SectionTitle id="categories-title" {...pair('categories')} />
      <p className={styles.text}>{t('categoriesText')}</p>
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {data && (
        <ul className={styles.tiles}>
          {data.data.map(category => (
            <li key={category.id}>
              <Tile
                category={category}
                count={data.service_count[category.id] ?? 0}
                onNotice={() => setNoticed(true)}
              />
            </li>
          ))}
        </ul>
      )}
      <NoticeDialog open={noticed} onClose={() => setNoticed(false)} />
    </section>
  )
}

const Tile = ({
  category,
  count,
  onNotice,
}: {
  readonly category: Category
  readonly count: number
  readonly onNotice: () => void
}) => {
  const t = useText(homeTexts)
  const { title, subtitle } = useNamePair()(category.data._name)
  const inner = (
    <>
      {category.data.icon.url && (
        <img src={category.data.icon.url} alt="" width={40} height={40} className={styles.icon} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        {subtitle && (
          <span lang="en" className={styles.english}>
            {subtitle}
          </span>
        )}
        <span className={styles.count}>
          {category.id === noticeCategoryId ? t('noticeOnly') : t('serviceCount', { count })}
        </span>
      </span>
    </>
  )
  return category.id === noticeCategoryId ? (
    <button type="button" className={styles.tile} onClick={onNotice}>
      {inner}
    </button>
  ) : (
    <Link to={`${paths.services}?category=${category.id}`} className={styles.tile}>
      {inner}
    </Link>
  )
}
