// What a request is: service, type, number, status, category, language (REQ-DETAIL-01, 02).
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { requestStateTexts } from '@khyanalt/domain/messages/states'
import { isEditable, type RequestState } from '@khyanalt/domain/request-status'
import { stateTone } from '@khyanalt/domain/state-tone'
import { useSession } from '../../api/session.ts'
import { useName, useNamePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { personOf } from './ForWhom.tsx'
import type { OpenedRequest } from './queries.ts'
import styles from './requests.module.css'
import { TimeFacts } from './TimeFacts.tsx'

type RequestHeaderProps = { readonly opened: OpenedRequest; readonly state: RequestState }

/** The head of the page. */
export const RequestHeader = ({ opened, state }: RequestHeaderProps) => {
  const t = useText(requestTexts)
  const stateWord = useText(requestStateTexts)
  const behalf = useText(behalfTexts)
  const pair = useNamePair()
  const name = useName()
  const { user } = useSession()
  const { request, category } = opened
  const { title, subtitle } = pair(request.title)
  const filled = request.data !== null && Object.keys(request.data).length > 0
  // A draft is tagged as the documents say: purple with data, orange without (CON-062).
  const tone = state === 'draft' && !filled ? 'orange' : stateTone(state)
  return (
    <>
      <ButtonLink
        variant="quiet"
        icon="arrowLeft"
        className={styles.back}
        to={user?.login_type === 'user' ? paths.portalHome : paths.requests}
      >
        {t('back')}
      </ButtonLink>
      <PageHeader
        title={`${title} · ${t(`type_${request.type}`)}`}
        subtitle={subtitle}
        status={<StatusTag tone={tone} label={stateWord(state === 'draft' ? 'draft_tag' : state)} />}
      />
      <dl className={styles.facts}>
        {!isEditable(state) && <Fact label={behalf('forWhom')} value={request.company_name ?? personOf(opened)} />}
        <Fact label={t('number')} value={request.request_number} />
        <Fact label={t('category')} value={name(category.name)} />
        <Fact label={t('language')} value={t(`language_${request.language}`)} />
        <TimeFacts opened={opened} state={state} />
      </dl>
    </>
  )
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
