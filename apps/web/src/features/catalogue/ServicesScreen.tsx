// The catalogue: categories on top, the services of the active one beneath (REQ-CAT-01…05).
import type { Category } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useNamePair, usePair, useText } from '../../language/language.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { activeCategory } from './active-category.ts'
import { CategoryMenu } from './CategoryMenu.tsx'
import { FolderButton } from './FolderButton.tsx'
import { categoriesQuery } from './queries.ts'
import { ServiceList } from './ServiceList.tsx'
import styles from './ServicesScreen.module.css'

export const ServicesScreen = () => {
  const t = useText(catalogueTexts)
  const pair = usePair(catalogueTexts)
  const { ui } = useLanguage()
  const [search] = useSearchParams()
  const { data, error, refetch } = useQuery(categoriesQuery())
  const active = data && activeCategory(data.data, search.get('category'))
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('intro')} />
      {error && !data && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton height={320} />}
      {data && (
        <div className={styles.columns}>
          <CategoryMenu categories={data.data} counts={data.service_count} active={active?.id} />
          {active && <CategoryServices key={active.id} category={active} />}
        </div>
      )}
    </div>
  )
}

const CategoryServices = ({ category }: { readonly category: Category }) => {
  const pair = usePair(catalogueTexts)
  const name = useNamePair()
  const folders = category.children.filter(child => child.folder)
  const listed = category.children.filter(child => !child.folder)
  return (
    <div className={styles.services}>
      <SectionTitle {...name(category.data._name)} />
      {folders.length > 0 && (
        <section className={styles.group} aria-label={pair('subcategories').title}>
          <ul className={styles.folders}>
            {folders.map(folder => (
              <li key={folder.id}>
                <FolderButton folder={folder} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {listed.map(child => (
        <section key={child.id} className={styles.group} aria-labelledby={`category-${child.id}`}>
          <h3 id={`category-${child.id}`} className={styles.groupTitle}>
            {name(child.data._name).title}
          </h3>
          <ServiceList categoryId={child.id} />
        </section>
      ))}
      {category.children.length === 0 && <ServiceList categoryId={category.id} />}
    </div>
  )
}
