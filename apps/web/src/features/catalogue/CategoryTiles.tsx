// The categories above the services (REQ-CAT-01).
import type { Category } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { useText } from '../../language/language.tsx'
import { CategoryTile } from '../../layouts/CategoryTile.tsx'
import styles from './CategoryTiles.module.css'

type Props = {
  readonly categories: readonly Category[]
  readonly counts: Readonly<Record<string, number>>
  readonly active: number | undefined
}

export const CategoryTiles = ({ categories, counts, active }: Props) => {
  const t = useText(catalogueTexts)
  return (
    <nav aria-label={t('categories')}>
      <ul className={styles.tiles}>
        {categories.map((category, index) => (
          <li key={category.id}>
            <CategoryTile
              category={category}
              index={index}
              count={counts[category.id] ?? 0}
              base=""
              active={category.id === active}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
