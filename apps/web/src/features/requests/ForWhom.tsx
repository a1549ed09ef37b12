// For whom a form is, in its head; it follows the sender while it is being chosen (REQ-BEHALF-09).
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { useSession } from '../../api/session.ts'
import type { OpenDraft } from '../../form/open-draft.ts'
import { useText } from '../../language/language.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useValues } from './ConfigurationCard.tsx'
import type { OpenedRequest } from './queries.ts'
import styles from './requests.module.css'

type ForWhomProps = { readonly draft: OpenDraft; readonly opened: OpenedRequest }

/** The organisation that the draft is for now, or null. */
export const useSender = ({ configuration }: OpenDraft): string | null => {
  const values = useValues(configuration)
  const company = values['@sender_type'] === 2 ? values['@company_id'] : null
  return typeof company === 'string' ? company : null
}

/** The name of whom a draft is for. */
export const useSenderName = (draft: OpenDraft, opened: OpenedRequest): string => {
  const { user } = useSession()
  const { request } = opened
  const values = useValues(draft.configuration)
  const company = useSender(draft)
  if (values['@sender_type'] !== 2) return personOf(opened)
  if (company === request.company_id && request.company_name) return request.company_name
  return user?.companies.find(({ id }) => id === company)?.name ?? '–'
}

/** The person behind a request, as forms know him or her. */
export const personOf = ({ applicant: { person } }: Pick<OpenedRequest, 'applicant'>): string =>
  [person.lastname, person.name].filter(Boolean).join(' ')

export const ForWhom = ({ draft, opened }: ForWhomProps) => {
  const t = useText(behalfTexts)
  const company = useSender(draft)
  return (
    <p className={styles.forWhom}>
      <Icon name={company === null ? 'user' : 'building'} size="s" />
      <span>
        {t('forWhom')}: <strong>{useSenderName(draft, opened)}</strong>
      </span>
    </p>
  )
}
