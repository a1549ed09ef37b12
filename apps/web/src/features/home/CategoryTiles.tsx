// The categories with the number of services in each (REQ-HOME-01…06).
import { homeTexts } from '@khyanalt/domain/messages/home'
import { useLoaded } from '../../api/loading.ts'
import { usePair, useText } from '../../language/language.tsx'
import { CategoryTile } from '../../layouts/CategoryTile.tsx'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import styles from './CategoryTiles.module.css'
import type { loadHome } from './load.ts'

export const CategoryTiles = () => {
  const t = useText(homeTexts)
  const pair = usePair(homeTexts)
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadHome>()
  return (
    <section aria-labelledby="categories-title">
      <SectionTitle id="categories-title" {...pair('categories')} />
      <p className={styles.text}>{t('categoriesText')}</p>
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {data && (
        <ul className={styles.tiles}>
          {data.data.map((category, index) => (
            <li key={category.id}>
              <CategoryTile
                category={category}
                index={index}
                count={data.service_count[category.id] ?? 0}
                base={paths.services}
                foodSafetyTo="form"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
