// One service under edit: its form with preview and rehearsal, its plan, its page, its versions.
import { everydayWordTexts } from '@khyanalt/domain/messages/everyday-words'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { WaitsForSecond } from '../../console/WaitsForSecond.tsx'
import { usePageTitle } from '../../document.ts'
import { useLanguage, useNamePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { CertificatePart } from './CertificatePart.tsx'
import { DraftBar } from './DraftBar.tsx'
import { EverydayWordsPart } from './EverydayWordsPart.tsx'
import { FormPart } from './FormPart.tsx'
import { OpenChecklist } from './OpenChecklist.tsx'
import { PagePart } from './PagePart.tsx'
import { PlannedNote } from './PlannedNote.tsx'
import { PlanPart } from './PlanPart.tsx'
import { catalogueKey, editedQuery, type Opened } from './queries.ts'
import { useFormDraft } from './use-form-draft.ts'
import { VersionsPart } from './VersionsPart.tsx'

type Named = { readonly name_mn: string; readonly name_en: string }

const parts = ['form', 'plan', 'certificate', 'page', 'search', 'versions'] as const

export const ServiceEditorScreen = () => {
  const { id } = useParams()
  const { ui } = useLanguage()
  const { data, error, refetch, dataUpdatedAt } = useQuery(editedQuery(Number(id)))
  if (error) return <ErrorState title={errorText(error, ui)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={10} />
  // A newer state is a new editor; what was typed in the older one was kept before.
  return <Editor key={`${id}-${dataUpdatedAt}`} opened={data.data} />
}

const Editor = ({ opened }: { readonly opened: Opened }) => {
  const t = useText(serviceEditorTexts)
  const words = useText(everydayWordTexts)
  const pair = useNamePair()
  const client = useQueryClient()
  const [query] = useSearchParams()
  const part = parts.find(each => each === query.get('part')) ?? 'form'
  const draft = useFormDraft(opened)
  // What was never published goes by the name it has in its draft.
  const { name_mn, name_en } = opened.published === null ? draft.content.settings : (opened.settings as Named)
  const heading = pair({ mn: name_mn, en: name_en })
  usePageTitle(heading.title)
  const [rehearsal, setRehearsal] = useState({ report: opened.draft.rehearsal, version: opened.draft.version })
  // A report speaks of the very draft that was rehearsed.
  const report = rehearsal.version === draft.version && draft.state !== 'unsaved' ? rehearsal.report : null
  const reload = () => client.invalidateQueries({ queryKey: catalogueKey })
  return (
    <StaffScreen>
      <BackLink to={staffPaths.catalogue}>{t('title')}</BackLink>
      <PageHeader {...heading} ornament={false} />
      <TabLinks
        label={t('parts')}
        current={part}
        tabs={parts.map(key => ({
          key,
          text: key === 'search' ? words('part') : t(`part_${key}`),
          search: key === 'form' ? '' : `part=${key}`,
        }))}
      />
      <WaitsForSecond proposals={opened.proposals} />
      <PlannedNote opened={opened} onChanged={reload} />
      <OpenChecklist opened={opened} draft={draft} rehearsal={report} />
      {part !== 'search' && part !== 'versions' && (
        <DraftBar
          opened={opened}
          draft={draft}
          rehearsal={report}
          onRehearsed={found => setRehearsal({ report: found, version: draft.version })}
          onReload={reload}
        />
      )}
      {part === 'form' && <FormPart opened={opened} draft={draft} />}
      {part === 'plan' && <PlanPart draft={draft} />}
      {part === 'certificate' && <CertificatePart opened={opened} draft={draft} />}
      {part === 'page' && <PagePart opened={opened} draft={draft} onReload={reload} />}
      {part === 'search' && <EverydayWordsPart serviceId={opened.id} />}
      {part === 'versions' && <VersionsPart opened={opened} draft={draft} onReload={reload} />}
    </StaffScreen>
  )
}
