// One message: its words in both languages, how it arrives, and what it said before.
import { ownTextTexts } from '@khyanalt/domain/messages/own-texts'
import { isOwnTextName, ownTexts, titleOf } from '@khyanalt/domain/own-texts/own-texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, useNamePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ownTextsQuery } from './queries.ts'
import { TextEditor } from './TextEditor.tsx'
import { TextHistory } from './TextHistory.tsx'

export const OwnTextScreen = () => {
  const t = useText(ownTextTexts)
  const { ui } = useLanguage()
  const pair = useNamePair()
  const { name = '' } = useParams()
  const { data, error, refetch } = useQuery(ownTextsQuery)
  // Counted up when somebody asks for what another person saved meanwhile.
  const [opened, setOpened] = useState(0)
  const known = isOwnTextName(name) ? name : null
  const state = data?.data.find(text => text.name === known)
  const heading = known ? pair(titleOf(ownTexts[known])) : { title: t('title'), subtitle: null }
  usePageTitle(heading.title)
  return (
    <StaffScreen>
      <BackLink to={staffPaths.texts}>{t('back')}</BackLink>
      <PageHeader {...heading} ornament={false} />
      {(error || (data && !state)) && (
        <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={10} />}
      {known && state && (
        <>
          <TextEditor
            key={`${known} ${opened}`}
            name={known}
            state={state}
            onReload={async () => {
              await refetch()
              setOpened(opened + 1)
            }}
          />
          <TextHistory name={known} />
        </>
      )}
    </StaffScreen>
  )
}
