// People of the agency and those it serves, as administrators look them up.
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '../../document.ts'
import { usePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { ClientSearch } from './ClientSearch.tsx'
import { CompanyList } from './CompanyList.tsx'
import { NewPersonDialog } from './NewPersonDialog.tsx'
import { PeopleList } from './PeopleList.tsx'

const tabs = ['staff', 'foreigner', 'client', 'company'] as const

export const PeopleScreen = () => {
  const t = useText(staffPeopleTexts)
  const heading = usePair(staffPeopleTexts)('title')
  usePageTitle(heading.title)
  const [query] = useSearchParams()
  const [adding, setAdding] = useState(false)
  const tab = tabs.find(each => each === query.get('who')) ?? 'staff'
  const canAdd = tab === 'staff' || tab === 'foreigner'
  return (
    <StaffScreen>
      <PageHeader
        {...heading}
        ornament={false}
        actions={
          canAdd && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              {t(tab === 'staff' ? 'newStaff' : 'newForeigner')}
            </Button>
          )
        }
      />
      <TabLinks
        label={t('tabs')}
        current={tab}
        tabs={tabs.map(key => ({ key, text: t(`tab_${key}`), search: key === 'staff' ? '' : `who=${key}` }))}
      />
      {tab === 'client' && <ClientSearch />}
      {tab === 'company' && <CompanyList />}
      {canAdd && <PeopleList key={tab} kind={tab} />}
      {adding && canAdd && <NewPersonDialog kind={tab} onClose={() => setAdding(false)} />}
    </StaffScreen>
  )
}
