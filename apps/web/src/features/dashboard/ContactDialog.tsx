// Changes phone, e-mail and address (REQ-PROF-01…03).
import type { SignedInUser } from '@khyanalt/contract/auth'
import { updateProfile } from '@khyanalt/contract/profile'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { storeUser } from '../../api/session.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './ContactDialog.module.css'
import { type ContactAnswers, contactProblems } from './contact-problems.ts'

const fields = [
  { name: 'phone', label: 'phone', help: 'phoneHelp', type: 'tel', autoComplete: 'tel-national', maxLength: 8 },
  { name: 'email', label: 'email', type: 'email', autoComplete: 'email', maxLength: 200 },
  { name: 'custom_address', label: 'address', type: 'text', autoComplete: 'street-address', maxLength: 500 },
  { name: 'custom_address_english', label: 'addressEn', type: 'text', autoComplete: 'off', maxLength: 500 },
] as const

type Props = { readonly user: SignedInUser; readonly onClose: () => void }

export const ContactDialog = ({ user, onClose }: Props) => {
  const t = useText(dashboardTexts)
  const { ui } = useLanguage()
  const [problems, setProblems] = useState<ReturnType<typeof contactProblems>>({})
  const save = useMutation({
    mutationFn: (answers: ContactAnswers) => callApi(updateProfile, answers),
    onSuccess: answer => {
      storeUser(answer.user)
      showToast({ text: t('saved') })
      onClose()
    },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const read = (name: string) => String(values.get(name) ?? '').trim()
    const answers = {
      phone: read('phone'),
      email: read('email'),
      custom_address: read('custom_address'),
      custom_address_english: read('custom_address_english'),
    }
    const found = contactProblems(answers)
    setProblems(found)
    const first = fields.find(({ name }) => found[name])
    if (first) form.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus()
    else save.mutate(answers)
  }

  return (
    <Dialog open onClose={onClose} title={t('editContact')}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <p>{t('formIntro')}</p>
        {save.error && <Alert tone="error">{errorText(save.error, ui)}</Alert>}
        {fields.map(field => {
          const problem = problems[field.name]
          return (
            <TextField
              key={field.name}
              name={field.name}
              type={field.type}
              label={t(field.label)}
              help={'help' in field ? t(field.help) : undefined}
              error={problem && t(problem)}
              defaultValue={user[field.name] ?? ''}
              autoComplete={field.autoComplete}
              maxLength={field.maxLength}
              required
            />
          )
        })}
        <div className={styles.actions}>
          <Button type="submit" busy={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
