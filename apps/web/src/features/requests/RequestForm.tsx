// The editable request: opens the draft and hands it to the steps.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { offlineTexts } from '@khyanalt/domain/messages/offline'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { lazy, Suspense, useEffect } from 'react'
import { useIsOnline } from '../../api/online.ts'
import { preloadParts } from '../../form/lazy-parts.tsx'
import { formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { MayNot } from '../../people/MayNot.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toastManager } from '../../ui/toast.ts'
import { ForWhom } from './ForWhom.tsx'
import type { OpenedRequest } from './queries.ts'
import { SenderArea } from './SenderArea.tsx'
import { Steps } from './Steps.tsx'
import { stepLoaders } from './step-parts.tsx'
import { useDraft } from './use-draft.ts'

// Forms change seldom.
const FormChangeNote = lazy(async () => ({ default: (await import('./FormChangeNote.tsx')).FormChangeNote }))

type RequestFormProps = {
  readonly opened: OpenedRequest
  readonly form: CompiledForm
  readonly user: SignedInUser
  readonly returned: boolean
}

/** How long the notes of an opened request stay as toasts, in milliseconds (REQ-STATUS-14, 15). */
const noteTime = { returned: 10_000, draft: 5000 } as const

/** The form of a draft or returned request. */
export const RequestForm = ({ opened, form, user, returned }: RequestFormProps) => {
  const t = useText(formTexts)
  const request = useText(requestTexts)
  const isOnline = useIsOnline()
  const { draft, peers } = useDraft(opened, form, user, returned)
  const note = request(returned ? 'returnedNote' : 'draftNote')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the note is told once, when the request opens.
  useEffect(() => {
    const id = toastManager.add({
      title: note,
      type: returned ? 'warning' : 'info',
      timeout: noteTime[returned ? 'returned' : 'draft'],
    })
    // Elsewhere it would speak of a request that is no longer there.
    return () => toastManager.close(id)
  }, [])
  useEffect(() => {
    const kinds = form.steps.flatMap(({ fields }) => fields.map(({ type }) => type))
    return preloadParts(async () => [
      ...(await import('../../form/late-parts.ts')).partsOfKinds(kinds),
      ...Object.values(stepLoaders),
    ])
  }, [form])
  if (draft === null) return <Skeleton height="screen" />
  return (
    <>
      <ForWhom draft={draft} opened={opened} />
      <MayNot companyId={opened.request.company_id} right="prepare" />
      {opened.keptAt && !isOnline ? <KeptNotice at={opened.keptAt} /> : !returned && <Alert tone="info">{note}</Alert>}
      {(opened.form_change.lifted || opened.form_change.offer) && (
        <Suspense fallback={null}>
          <FormChangeNote opened={opened} draft={draft} />
        </Suspense>
      )}
      {draft.replayed && <Alert tone="success">{t('draftReplayed')}</Alert>}
      {peers > 0 && <Alert tone="warning">{t('draftOtherTab')}</Alert>}
      <SenderArea draft={draft} requestNumber={opened.request.request_number}>
        <Steps draft={draft} opened={opened} user={user} returned={returned} />
      </SenderArea>
    </>
  )
}

/** Nothing old may look fresh: from when this draft is. */
const KeptNotice = ({ at }: { readonly at: string }) => {
  const t = useText(offlineTexts)
  return <Alert tone="warning">{t('keptAt', { time: formatMoment(at) })}</Alert>
}
