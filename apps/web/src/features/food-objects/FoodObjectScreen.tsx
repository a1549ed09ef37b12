// One own food object, to be read (CON-047): both addresses show the same, Back leads to the list it was opened from.
import type { OutputOf } from '@khyanalt/contract/call'
import type { getFoodObject } from '@khyanalt/contract/food-objects'
import { type FoodObjectState, readFoodObjectStatus, showsNote } from '@khyanalt/domain/food-object-status'
import { foodObjectTexts } from '@khyanalt/domain/messages/food-objects'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { foodPaths } from '../../food-paths.ts'
import { formatDay, formatMoment } from '../../language/format.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { MayNot } from '../../people/MayNot.tsx'
import { OfAnother } from '../../people/OfAnother.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FoodCourse } from './FoodCourse.tsx'
import { FoodObjectData } from './FoodObjectData.tsx'
import { FoodStatus } from './FoodStatus.tsx'
import styles from './food-objects.module.css'
import { foodObjectQuery } from './queries.ts'

type Opened = OutputOf<typeof getFoodObject>

export const FoodObjectScreen = () => {
  const { requestnumber = '' } = useParams()
  const t = useText(foodObjectTexts)
  const pair = usePair(foodObjectTexts)('viewTitle', { number: requestnumber })
  usePageTitle(pair.title)
  const { ui } = useLanguage()
  const { pathname } = useLocation()
  const { data, error, isFetching, refetch } = useQuery(foodObjectQuery(requestnumber))
  const fromRequests = pathname.startsWith(paths.foodSafetyRequest(''))
  return (
    <div className={styles.page}>
      <BackLink to={fromRequests ? paths.requests : paths.foodObjects}>
        {t(fromRequests ? 'backToRequests' : 'back')}
      </BackLink>
      <PageHeader
        {...pair}
        status={data && <FoodStatus code={data.data.status} />}
        actions={
          data?.data.actions.includes('update') && (
            <ButtonLink to={foodPaths.update(requestnumber)} icon="edit" variant="secondary">
              {t('update')}
            </ButtonLink>
          )
        }
      />
      {data ? (
        <Opened opened={data} />
      ) : error ? (
        <ErrorState
          title={t('dataFailed')}
          text={errorText(error, ui)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton height="screen" />
      )}
    </div>
  )
}

const Opened = ({ opened: { data, operator_msg, steps } }: { readonly opened: Opened }) => {
  const t = useText(foodObjectTexts)
  const pair = usePair(foodObjectTexts)
  const state = readFoodObjectStatus(data.status) ?? 'review'
  return (
    <>
      <OfAnother companyId={data.company_id} />
      <MayNot companyId={data.company_id} right="send" />
      <Note state={state} text={operator_msg} />
      {data.type === 'UPDATE' && data.in_force && state !== 'registered' && <Alert tone="info">{t('inForce')}</Alert>}
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Card {...pair('summary')}>
            <DescriptionList
              layout="stacked"
              items={[
                { term: t('column_type'), value: t(`type_${data.type}`) },
                { term: t('customer'), value: data.company_name ?? data.customer_name },
                { term: t('registerNumber'), value: data.company_regnum ?? data.customer_rnumber },
                { term: t('sent'), value: data.date },
                ...(data.due_date && (state === 'sent' || state === 'review')
                  ? [{ term: t('due'), value: formatDay(data.due_date) }]
                  : []),
                ...(data.verified_date ? [{ term: t('verified'), value: formatMoment(data.verified_date) }] : []),
              ]}
            />
            {data.has_reference && (
              <ButtonLink to={paths.foodCertificate(data.request_number)} variant="secondary" size="s" wide>
                {t('reference')}
              </ButtonLink>
            )}
          </Card>
          <Card {...pair('timeline')}>
            <FoodCourse steps={steps} />
          </Card>
        </div>
        <Card {...pair('data')}>
          <FoodObjectData data={data.data} />
        </Card>
      </div>
    </>
  )
}

/** The inspector's note, or word that none came where one is due (CON-151, REQ-FSI-13). */
const Note = ({ state, text }: { readonly state: FoodObjectState; readonly text: string | null }) => {
  const t = useText(foodObjectTexts)
  if (state === 'sent' || state === 'review') return null
  if (text === null && !showsNote(state)) return null
  const tone = state === 'rejected' || state === 'suspended' ? 'error' : 'warning'
  return (
    <Alert tone={tone} title={t(`note_${state}`)}>
      <p className={styles.note}>{text ?? t('noNote')}</p>
    </Alert>
  )
}
