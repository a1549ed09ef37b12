// The categories with the number of services in each (REQ-HOME-01, 04, 06).
import type { Category } from '@khyanalt/contract/catalogue'
import { homeTexts } from '@khyanalt/domain/messages/home'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useNamePair, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './CategoryTiles.module.css'
import { NoticeDialog } from './NoticeDialog.tsx'
import { categoriesQuery } from './queries.ts'

/** Only informs; its services moved to another system (REQ-HOME-04). */
const noticeCategoryId = 16

export const CategoryTiles = () => {
  const t = useText(homeTexts)
  const pair = usePair(homeTexts)
  const { ui } = useLanguage()
  const [noticed, setNoticed] = useState(false)
  const { data, error, refetch } = useQuery(categoriesQuery())
  return (
    <section aria-labelledby="categories-title">
      <SectionTitle id="categories-title" {...pair('categories')} />
      <p className={styles.text}>{t('categoriesText')}</p>
      {error && !data ? (
        <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
      ) : (
        <ul className={styles.tiles}>
          {data
            ? data.data.map(category => (
                <li key={category.id}>
                  <Tile
                    category={category}
                    count={data.service_count[category.id] ?? 0}
                    onNotice={() => setNoticed(true)}
                  />
                </li>
              ))
            : ['a', 'b', 'c', 'd', 'e', 'f'].map(place => (
                <li key={place}>
                  <Skeleton height={88} />
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
      <img src={category.data.icon.url} alt="" width={40} height={40} className={styles.icon} />
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
