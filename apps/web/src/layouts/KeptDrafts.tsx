// The drafts that this device opens without a network.
import type { OutputOf } from '@khyanalt/contract/call'
import { getServiceForm } from '@khyanalt/contract/requests'
import { offlineTexts } from '@khyanalt/domain/messages/offline'
import { useQuery } from '@tanstack/react-query'
import { listAnswers } from '../form/answer-shelf.ts'
import { formatMoment } from '../language/format.ts'
import { useName, usePair, useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import styles from './KeptDrafts.module.css'

export const KeptDrafts = ({ userId }: { readonly userId: string }) => {
  const t = useText(offlineTexts)
  const pair = usePair(offlineTexts)
  const name = useName()
  const { data: kept } = useQuery({
    queryKey: ['kept-drafts', userId],
    queryFn: () => listAnswers(userId, getServiceForm.name),
  })
  if (!kept) return null
  return (
    <Card {...pair('title')} className={styles.card}>
      <p>{t(kept.length > 0 ? 'drafts' : 'nothing')}</p>
      <ul className={styles.list}>
        {kept.map(({ answer, keptAt }) => {
          const { request } = answer as OutputOf<typeof getServiceForm>
          return (
            <li key={request.request_number}>
              <TextLink to={paths.request(request.request_number)}>{name(request.title)}</TextLink>
              <span className={styles.quiet}>
                {request.request_number} · {formatMoment(keptAt ?? '')}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
