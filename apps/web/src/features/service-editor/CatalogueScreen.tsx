// The catalogue as its administrator keeps it: services with the state of their forms, and the tree of categories.
import { everydayWordTexts } from '@khyanalt/domain/messages/everyday-words'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { CategoryDialog } from './CategoryDialog.tsx'
import { CategoryTable } from './CategoryTable.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { NewServiceDialog } from './NewServiceDialog.tsx'
import { catalogueQuery } from './queries.ts'
import { SearchTab } from './SearchTab.tsx'
import { ServiceTable } from './ServiceTable.tsx'

export const CatalogueScreen = () => {
  const t = useText(serviceEditorTexts)
  const words = useText(everydayWordTexts)
  const { ui } = useLanguage()
  const heading = usePair(serviceEditorTexts)('title')
  usePageTitle(heading.title)
  const [query] = useSearchParams()
  const tab = (['categories', 'search'] as const).find(part => part === query.get('part')) ?? 'services'
  const [dialog, setDialog] = useState<'service' | 'import' | 'category' | null>(null)
  const { data, error, refetch } = useQuery(catalogueQuery)
  const close = () => setDialog(null)
  return (
    <StaffScreen>
      <PageHeader
        {...heading}
        ornament={false}
        actions={
          tab === 'services' ? (
            <>
              <Button variant="secondary" icon="upload" onClick={() => setDialog('import')}>
                {t('import_file')}
              </Button>
              <Button icon="plus" onClick={() => setDialog('service')}>
                {t('new_service')}
              </Button>
            </>
          ) : tab === 'categories' ? (
            <Button icon="plus" onClick={() => setDialog('category')}>
              {t('new_category')}
            </Button>
          ) : null
        }
      />
      <TabLinks
        label={t('tabs')}
        current={tab}
        tabs={[
          { key: 'services', text: t('tab_services'), search: '' },
          { key: 'categories', text: t('tab_categories'), search: 'part=categories' },
          { key: 'search', text: words('tab'), search: 'part=search' },
        ]}
      />
      {error && <ErrorState title={errorText(error, ui)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && tab === 'services' && <ServiceTable {...data} />}
      {tab === 'search' && <SearchTab />}
      {data && tab === 'categories' && <CategoryTable categories={data.categories} />}
      {data && dialog === 'service' && <NewServiceDialog {...data} onClose={close} />}
      {dialog === 'import' && <ImportDialog onClose={close} />}
      {data && dialog === 'category' && <CategoryDialog categories={data.categories} edited={null} onClose={close} />}
    </StaffScreen>
  )
}
