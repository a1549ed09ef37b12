// One category by its number, with the way to it (REQ-CAT-07, CON-041).
import { categoryRule } from '@khyanalt/domain/category-rules'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { categoryTileTexts } from '@khyanalt/domain/messages/category-tiles'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { useLoaded } from '../../api/loading.ts'
import { useName, useNamePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { loadCategory } from './load.ts'
import { NotInCatalogue } from './NotInCatalogue.tsx'
import { ServiceList } from './ServiceList.tsx'
import styles from './ServicesScreen.module.css'

export const CategoryScreen = () => {
  const t = useText(catalogueTexts)
  const shell = useText(shellTexts)
  const tile = useText(categoryTileTexts)
  const name = useName()
  const pair = useNamePair()
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadCategory>()
  if (fault && fault.code !== 'internal' && fault.code !== 'network') return <NotInCatalogue what="category" />
  if (!data) {
    return (
      <div className={styles.page}>
        <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />
      </div>
    )
  }
  const { way, category, services } = data
  return (
    <div className={styles.page}>
      <Breadcrumbs
        items={[
          { label: shell('home'), to: paths.home },
          { label: shell('services'), to: paths.services },
          ...way.map(step => ({
            label: name(step.data._name),
            ...(step.id !== category.id && { to: paths.category(step.id) }),
          })),
        ]}
      />
      <PageHeader {...pair(category.data._name)} lead={tile('count', { count: services.length })} />
      {categoryRule(category.id) === 'notice' ? (
        <Alert tone="info" title={tile('noticeTitle')}>
          {tile('noticeText')}
        </Alert>
      ) : (
        <ServiceList services={services} byNumber />
      )}
    </div>
  )
}
