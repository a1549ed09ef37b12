// The first part of the own place: what waits for me, what is under way, where to go (REQ-DESK-11…04).
import { deskTexts } from '@khyanalt/domain/messages/desk'
import { useQuery } from '@tanstack/react-query'
import { useBehalf } from '../../../api/behalf.ts'
import { errorText } from '../../../api/error-text.ts'
import { useLanguage, useText } from '../../../language/language.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { deskQuery } from '../queries.ts'
import { Shortcuts } from './Shortcuts.tsx'
import { Tasks } from './Tasks.tsx'
import { UnderWay } from './UnderWay.tsx'

export const Desk = () => {
  const t = useText(deskTexts)
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery(deskQuery(useBehalf().behalf))
  if (!data) {
    return error ? (
      <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="screen" />
    )
  }
  const { tasks, more, today, under_way, more_under_way, draft } = data.data
  return (
    <>
      <Tasks tasks={tasks} more={more} today={today} />
      <UnderWay cases={under_way} more={more_under_way} />
      <Shortcuts draft={draft} />
    </>
  )
}
