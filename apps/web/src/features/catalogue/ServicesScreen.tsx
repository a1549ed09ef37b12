// The catalogue: categories on top, the services of the active one beneath (REQ-CAT-01…06).
import { categoryRule } from '@khyanalt/domain/category-rules'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { categoryTileTexts } from '@khyanalt/domain/messages/category-tiles'
import { type RefObject, useEffect, useRef } from 'react'
import { useLoaded } from '../../api/loading.ts'
import { useNamePair, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { announce } from '../../ui/live-region.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { FolderLink } from './FolderLink.tsx'
import type { loadServices } from './load.ts'
import { NotInCatalogue } from './NotInCatalogue.tsx'
import { ServiceList } from './ServiceList.tsx'
import styles from './ServicesScreen.module.css'

type Catalogue = NonNullable<Awaited<ReturnType<typeof loadServices>>['data']>

export const ServicesScreen = () => {
  const t = useText(catalogueTexts)
  const pair = usePair(catalogueTexts)
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadServices>()
  if (fault?.code === 'not_found') return <NotInCatalogue what="category" />
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('intro')} />
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {data && (
        <>
          <CategoryTiles categories={data.categories} counts={data.counts} active={data.active.id} />
          <ActiveCategory catalogue={data} />
        </>
      )}
    </div>
  )
}

const ActiveCategory = ({ catalogue: { active, groups, counts } }: { readonly catalogue: Catalogue }) => {
  const t = useText(catalogueTexts)
  const tile = useText(categoryTileTexts)
  const name = useNamePair()
  const section = useRef<HTMLElement>(null)
  const { title, subtitle } = name(active.data._name)
  useShown(section, active.id, `${title}: ${tile('count', { count: counts[active.id] ?? 0 })}`)
  const folders = active.children.filter(child => child.folder)
  return (
    <section ref={section} className={styles.services} aria-labelledby="active-category">
      <SectionTitle id="active-category" title={title} subtitle={subtitle} />
      {categoryRule(active.id) === 'notice' ? (
        <Alert tone="info" title={tile('noticeTitle')}>
          {tile('noticeText')}
        </Alert>
      ) : (
        groups.map(({ category, services }) =>
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
        )
      )}
      {folders.length > 0 && (
        <ul className={styles.folders} aria-label={t('subcategories')}>
          {folders.map(folder => (
            <li key={folder.id}>
              <FolderLink folder={folder} count={counts[folder.id] ?? 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Tells what another tile has opened, and brings it into sight where the tiles fill the screen. */
const useShown = (section: RefObject<HTMLElement | null>, id: number, words: string): void => {
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    announce(words)
    if (window.matchMedia('(width < 48rem)').matches) section.current?.scrollIntoView({ block: 'start' })
  }, [section, id, words])
}
