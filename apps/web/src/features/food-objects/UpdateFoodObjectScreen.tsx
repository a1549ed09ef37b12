// Updates an own food object (CON-150): ends at the list, which names the number (REQ-FSI-04).
import type { OutputOf } from '@khyanalt/contract/call'
import { type getFoodObjectData, updateFoodObject } from '@khyanalt/contract/food-objects'
import type { FoodObjectForm as Answers } from '@khyanalt/domain/food-object-form'
import { foodFormTexts } from '@khyanalt/domain/messages/food-object-form'
import { foodObjectTexts } from '@khyanalt/domain/messages/food-objects'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { useActId } from '../../api/transaction-id.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FoodObjectForm } from './FoodObjectForm.tsx'
import styles from './food-objects.module.css'
import { focusProblem } from './form-parts.ts'
import { useKeptForm } from './kept-form.ts'
import { wireForm } from './NewFoodObject.tsx'
import { foodDataQuery, foodKey } from './queries.ts'

export const UpdateFoodObjectScreen = () => {
  const { requestnumber = '' } = useParams()
  const t = useText(foodObjectTexts)
  const pair = usePair(foodObjectTexts)('updateTitle', { number: requestnumber })
  usePageTitle(pair.title)
  const { ui } = useLanguage()
  const { user } = useSession()
  const { data, error, isFetching, refetch } = useQuery(foodDataQuery(requestnumber))
  return (
    <div className={styles.page}>
      <BackLink to={paths.foodObjects}>{t('back')}</BackLink>
      <PageHeader {...pair} />
      {data && user ? (
        <Form key={data.data.version} opened={data.data} userId={user.id} />
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

const Form = ({
  opened,
  userId,
}: {
  readonly opened: OutputOf<typeof getFoodObjectData>['data']
  readonly userId: string
}) => {
  const { request_number: number, version, sender_locked: locked } = opened
  const t = useText(foodFormTexts)
  const client = useQueryClient()
  const navigate = useNavigate()
  const act = useActId()
  // Whoever changes something agrees anew.
  const start: Answers = { ...opened.form, agreement: false }
  const { form, setForm, restored, ready, forget } = useKeptForm(userId, `fsi/${number}`, start, version)
  const send = useMutation({
    mutationFn: (answers: Answers) => {
      const data = wireForm(answers)
      return callApi(updateFoodObject, { request_number: number, data, version, transaction_id: act.of(data) })
    },
    onSuccess: async () => {
      act.renew()
      forget()
      for (const key of ['my-requests', 'my-stats']) client.invalidateQueries({ queryKey: [key] })
      await navigate(paths.foodObjects, { state: { updated: t('updated', { number }) } })
      await client.invalidateQueries({ queryKey: foodKey })
    },
    onError: error => focusProblem(error instanceof ApiError ? error.problems : []),
  })
  if (!ready) return <Skeleton height="screen" />
  return (
    <FoodObjectForm
      form={form}
      setForm={setForm}
      stored={opened.form}
      locked={locked}
      restored={restored}
      onDiscard={() => {
        forget(true)
        send.reset()
      }}
      pending={send.isPending}
      error={send.error}
      onSend={answers => send.mutate(answers)}
    />
  )
}
