// The catalogue: categories on top, the services of the active one beneath (REQ-CAT-01…05).
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { useLoaded } from '../../api/loading.ts'
import { useNamePair, usePair, useText } from '../../language/language.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import { FolderButton } from './FolderButton.tsx'
import type { loadServices } from './load.ts'
import { ServiceList } from './ServiceList.tsx'
import styles from './ServicesScreen.module.css'

type Catalogue = NonNullable<Awaited<ReturnType<typeof loadServices>>['data']>

export const ServicesScreen = () => {
  const t = useText(catalogueTexts)
  const pair = usePair(catalogueTexts)
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadServices>()
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('intro')} />
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {data && (
        <div className={styles.columns}>
          <CategoryMenu categories={data.categories} counts={data.counts} active={data.active?.id} />
          {data.active && <CategoryServices active={data.active} groups={data.groups} />}
        </div>
      )}
    </div>
  )
}

const CategoryServices = ({
  active,
  groups,
}: {
  readonly active: NonNullable<Catalogue['active']>
  readonly groups: Catalogue['groups']
}) => {
  const t = useText(catalogueTexts)
  const name = useNamePair()
  const folders = active.children.filter(child => child.folder)
  return (
    <div className={styles.services}>
      <SectionTitle {...name(active.data._name)} />
      {folders.length > 0 && (
        <ul className={styles.folders} aria-label={t('subcategories')}>
          {folders.map(folder => (
            <li key={folder.id}>
              <FolderButton folder={folder} />
            </li>
          ))}
        </ul>
      )}
      {groups.map(({ category, services }) =>
        category.id === active.id ? (
          <ServiceList key={category.id} services={services} />
        ) : (
          <section key={category.id} className={styles.group} aria-labelledby={`category-${category.id}`}>
            <h3 id={`category-${category.id}`} className={styles.groupTitle}>
              {name(category.data._name).title}
            </h3>
            <ServiceList services={services} />
          </section>
        ),
      )}
    </div>
  )
}
