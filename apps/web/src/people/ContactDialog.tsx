// Changes phone, e-mail and both addresses (REQ-PROF-01…03).
import type { SignedInUser } from '@khyanalt/contract/auth'
import { updateProfile } from '@khyanalt/contract/profile'
import { UserType } from '@khyanalt/domain/client-type'
import { type ContactField, type ContactForm, contactProblems, tidyContact } from '@khyanalt/domain/contact-form'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { maxTypedPhone } from '@khyanalt/domain/phone-number'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../api/client.ts'
import { errorText } from '../api/error-text.ts'
import { refreshUser } from '../api/refresh-user.ts'
import { useLanguage, usePair, useText } from '../language/language.tsx'
import { announce } from '../ui/live-region.ts'
import { SubmitDialog } from '../ui/SubmitDialog.tsx'
import { TextField } from '../ui/TextField.tsx'
import { showToast } from '../ui/toast.ts'

const fields = [
  {
    name: 'phone',
    label: 'phone',
    help: 'phoneHelp',
    type: 'tel',
    autoComplete: 'tel-national',
    maxLength: maxTypedPhone,
  },
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

type Props = { readonly user: SignedInUser; readonly onClose: () => void; readonly onSaved?: () => void }

export const ContactDialog = ({ user, onClose, onSaved }: Props) => {
  const t = useText(dashboardTexts)
  const pair = usePair(dashboardTexts)
  const { ui } = useLanguage()
  const foreigner = user.type === UserType.foreigner
  const [problems, setProblems] = useState<ReturnType<typeof contactProblems>>({})
  const save = useMutation({
    mutationFn: async (answers: ContactForm) => {
      await callApi(updateProfile, answers)
      await refreshUser(ui)
    },
    onSuccess: () => {
      showToast({ text: t('saved') })
      onClose()
      onSaved?.()
    },
  })

  const submit = (form: HTMLFormElement) => {
    const values = new FormData(form)
    const read = (name: ContactField) => String(values.get(name) ?? '')
    const typed = {
      phone: read('phone'),
      email: read('email'),
      custom_address: read('custom_address'),
      custom_address_english: read('custom_address_english'),
    }
    const answers = tidyContact(typed, user.type)
    const found = contactProblems(answers, user.type)
    setProblems(found)
    if (Object.keys(found).length === 0) save.mutate(answers)
    else announce(t('problems'))
  }

  return (
    <SubmitDialog
      {...pair('editContact')}
      description={t('formIntro')}
      submit={t('save')}
      pending={save.isPending}
      error={save.error && errorText(save.error, ui)}
      onSubmit={submit}
      onClose={onClose}
    >
      {fields.map(field => {
        const problem = problems[field.name]
        return (
          <TextField
            key={field.name}
            name={field.name}
            type={field.type}
            label={t(field.label)}
            help={
              'help' in field ? t(field.name === 'phone' && foreigner ? 'phoneForeignHelp' : field.help) : undefined
            }
            error={problem && t(problem)}
            defaultValue={user[field.name] ?? ''}
            autoComplete={field.name === 'phone' && foreigner ? 'tel' : field.autoComplete}
            maxLength={field.maxLength}
            required
          />
        )
      })}
    </SubmitDialog>
  )
}
