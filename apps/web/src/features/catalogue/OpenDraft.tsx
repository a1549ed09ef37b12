// The draft that was begun already, offered before a twin is made.
import type { InputOf } from '@khyanalt/contract/call'
import { findDraft } from '@khyanalt/contract/request-lists'
import { createRequestTexts } from '@khyanalt/domain/messages/create-request'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

type Props = { readonly wanted: InputOf<typeof findDraft>; readonly pathOf: (number: string) => string }

/** Nothing while there is no such draft; a search that fails keeps nobody from starting. */
export const OpenDraft = ({ wanted, pathOf }: Props) => {
  const t = useText(createRequestTexts)
  const { data } = useQuery({
    queryKey: ['open-draft', wanted],
    queryFn: ({ signal }) => callApi(findDraft, wanted, { signal }),
    staleTime: 0,
  })
  const draft = data?.data
  if (!draft) return null
  return (
    <Alert
      tone="info"
      title={t('openDraft')}
      actions={<ButtonLink to={pathOf(draft.request_number)}>{t('continueDraft')}</ButtonLink>}
    >
      {t('openDraftText', { number: draft.request_number, time: formatMoment(draft.updated_at) })}
    </Alert>
  )
}
