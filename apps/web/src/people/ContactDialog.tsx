// Changes phone, e-mail and both addresses (REQ-PROF-01…03).
import type { SignedInUser } from '@khyanalt/contract/auth'
import { updateProfile } from '@khyanalt/contract/profile'
import { type ContactField, type ContactForm, contactProblems, tidyContact } from '@khyanalt/domain/contact-form'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { callApi } from '../api/client.ts'
import { errorText } from '../api/error-text.ts'
import { refreshUser } from '../api/refresh-user.ts'
import { useLanguage, usePair, useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { announce } from '../ui/live-region.ts'
import { TextField } from '../ui/TextField.tsx'
import { showToast } from '../ui/toast.ts'
import styles from './people.module.css'

const fields = [
  { name: 'phone', label: 'phone', help: 'phoneHelp', type: 'tel', autoComplete: 'tel-national', maxLength: 20 },
  { name: 'email', label: 'email', help: 'emailHelp', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'custom_address', label: 'address', type: 'text', autoComplete: 'street-address', maxLength: 500 },
  {
    name: 'custom_address_english',
    label: 'addressEn',
    help: 'latinHelp',
    type: 'text',
    autoComplete: 'off',
    maxLength: 500,
  },
] as const satisfies readonly { readonly name: ContactField; readonly [rest: string]: unknown }[]

type Props = { readonly user: SignedInUser; readonly onClose: () => void }

export const ContactDialog = ({ user, onClose }: Props) => {
  const t = useText(dashboardTexts)
  const pair = usePair(dashboardTexts)
  const { ui } = useLanguage()
  const formId = useId()
  const [problems, setProblems] = useState<ReturnType<typeof contactProblems>>({})
  const save = useMutation({
    mutationFn: async (answers: ContactForm) => {
      await callApi(updateProfile, answers)
      await refreshUser(ui)
    },
    onSuccess: () => {
      showToast({ text: t('saved') })
      onClose()
    },
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const read = (name: ContactField) => String(values.get(name) ?? '')
    const answers = tidyContact({
      phone: read('phone'),
      email: read('email'),
      custom_address: read('custom_address'),
      custom_address_english: read('custom_address_english'),
    })
    const found = contactProblems(answers)
    setProblems(found)
    const first = fields.find(({ name }) => found[name])
    if (!first) return save.mutate(answers)
    announce(t('problems'))
    form.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      {...pair('editContact')}
      locked={save.isPending}
      actions={
        <Button type="submit" form={formId} busy={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className={styles.form}>
        <p>{t('formIntro')}</p>
        {save.error && (
          <Alert tone="error" urgent>
            {errorText(save.error, ui)}
          </Alert>
        )}
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
      </form>
    </Dialog>
  )
}
