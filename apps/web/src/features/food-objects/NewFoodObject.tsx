// Registers a new object: the form, and the dialog that names its number (REQ-FSI-03).

import type { Company } from '@khyanalt/contract/company-schema'
import { submitFoodObject } from '@khyanalt/contract/food-objects'
import { type FoodObjectForm as Answers, emptyFoodObject } from '@khyanalt/domain/food-object-form'
import { foodFormTexts } from '@khyanalt/domain/messages/food-object-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { randomUuid } from '../../api/random-uuid.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { useActingCompany } from '../../people/use-acting-company.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FoodObjectForm } from './FoodObjectForm.tsx'
import { focusProblem } from './form-parts.ts'
import { useKeptForm } from './kept-form.ts'
import { foodKey } from './queries.ts'
import { companyAnswers } from './SenderPart.tsx'

export const NewFoodObject = ({ userId }: { readonly userId: string }) => {
  const { company, behalf } = useActingCompany()
  if (company === undefined) return <Skeleton height="screen" />
  return <Form userId={userId} start={{ ...emptyFoodObject(randomUuid()), ...senderOf(behalf, company) }} />
}

/** Whoever acts for somebody begins with that one as sender (REQ-BEHALF-05). */
const senderOf = (behalf: string | undefined, company: Company | null): Partial<Answers> => {
  if (behalf === undefined) return {}
  return behalf === 'self' ? { sender_type: 1 } : { sender_type: 2, ...(company && companyAnswers(company)) }
}

const Form = ({ userId, start }: { readonly userId: string; readonly start: Answers }) => {
  const client = useQueryClient()
  const { form, setForm, restored, ready, forget } = useKeptForm(userId, 'fsi/new', start)
  const act = useActId()
  const send = useMutation({
    mutationFn: (answers: Answers) => {
      const sent = wireForm(answers)
      return callApi(submitFoodObject, { ...sent, transaction_id: act.of(sent) })
    },
    onSuccess: () => {
      act.renew()
      forget()
      for (const key of [foodKey[0], 'my-requests', 'my-stats']) client.invalidateQueries({ queryKey: [key] })
    },
    onError: error => focusProblem(error instanceof ApiError ? error.problems : []),
  })
  if (!ready) return <Skeleton height="screen" />
  return (
    <>
      <FoodObjectForm
        form={form}
        setForm={setForm}
        restored={restored}
        onDiscard={() => {
          forget(true)
          send.reset()
        }}
        pending={send.isPending}
        error={send.error}
        onSend={answers => send.mutate(answers)}
      />
      {send.data && <Done number={send.data.data} />}
    </>
  )
}

/** The form as the call takes it. */
export const wireForm = (form: Answers) => ({
  ...form,
  address: [...form.address],
  service_table: form.service_table.map(row => ({ ...row })),
})

const Done = ({ number }: { readonly number: string }) => {
  const t = useText(foodFormTexts)
  const navigate = useNavigate()
  const leave = () => void navigate(paths.requests, { state: { sent: number } })
  return (
    <Dialog open onClose={leave} title={t('success')} size="s" actions={<Button onClick={leave}>{t('toList')}</Button>}>
      <p>
        <strong>{t('successNumber', { number })}</strong>
      </p>
      <p>{t('successNext')}</p>
    </Dialog>
  )
}
