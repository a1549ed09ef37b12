// The categories; each is an address, so that the choice can be shared and works without JavaScript.
import type { Category } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { Link } from 'react-router'
import { useNamePair, useText } from '../../language/language.tsx'
import { noticeCategoryId } from './active-category.ts'
import styles from './CategoryMenu.module.css'

type Props = {
  readonly categories: readonly Category[]
  readonly counts: Readonly<Record<string, number>>
  readonly active: number | undefined
}

export const CategoryMenu = ({ categories, counts, active }: Props) => {
  const t = useText(catalogueTexts)
  const name = useNamePair()
  return (
    <nav aria-label={t('categories')}>
      <ul className={styles.menu}>
        {categories
          .filter(category => category.id !== noticeCategoryId)
          .map(category => {
            const { title, subtitle } = name(category.data._name)
            return (
              <li key={category.id}>
                <Link
                  to={`?category=${category.id}`}
                  preventScrollReset
                  aria-current={category.id === active ? 'true' : undefined}
                  className={styles.item}
                >
                  {category.data.icon.url && <img src={category.data.icon.url} alt="" width={32} height={32} />}
                  <span className={styles.words}>
                    <span className={styles.name}>{title}</span>
                    {subtitle && (
                      <span lang="en" className={styles.english}>
                        {subtitle}
                      </span>
                    )}
                    <span className={styles.count}>{t('count', { count: counts[category.id] ?? 0 })}</span>
                  </span>
                </Link>
              </li>
            )
          })}
      </ul>
    </nav>
  )
}
