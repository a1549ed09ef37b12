// Name, e-mail, position and unit of a staff account.
import { type Person, updateStaff } from '@khyanalt/contract/staff-people'
import { isEmailAddress } from '@khyanalt/domain/email-address'
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { isRegisterNumber, normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { SubmitDialog } from '../../ui/SubmitDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import { peopleKey } from './queries.ts'
import { UnitSelect } from './UnitSelect.tsx'

export const EditStaffDialog = ({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) => {
  const t = useText(staffPeopleTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [name, setName] = useState(person.name)
  const [email, setEmail] = useState(person.login)
  const [number, setNumber] = useState(person.private_number ?? '')
  const [position, setPosition] = useState(person.position ?? '')
  const [unit, setUnit] = useState(String(person.organization?.id ?? ''))
  const [tried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: () =>
      callApi(updateStaff, {
        id: person.id,
        version: person.version,
        email,
        name,
        private_number: number,
        position: position.trim() || null,
        organization_id: unit ? Number(unit) : null,
      }),
    onSuccess: async () => {
      showToast({ text: t('saved') })
      await client.invalidateQueries({ queryKey: peopleKey })
      onClose()
    },
  })
  const nameWrong = !name.trim()
  const emailWrong = !isEmailAddress(email.trim())
  const numberWrong = !isRegisterNumber(normaliseRegisterNumber(number))
  const submit = () => {
    setTried(true)
    if (!nameWrong && !emailWrong && !numberWrong) save.mutate()
  }
  return (
    <SubmitDialog
      title={t('editTitle')}
      submit={t('save')}
      pending={save.isPending}
      error={save.error && errorText(save.error, ui)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        value={name}
        onChange={setName}
        error={tried && nameWrong ? t('missing') : undefined}
        maxLength={100}
        required
      />
      <TextField
        label={t('email')}
        type="email"
        value={email}
        onChange={setEmail}
        error={tried && emailWrong ? t('emailWrong') : undefined}
        maxLength={200}
        spellCheck={false}
        required
      />
      <TextField
        label={t('privateNumber')}
        help={t('privateNumberHelp')}
        value={number}
        onChange={setNumber}
        error={tried && numberWrong ? t('privateNumberWrong') : undefined}
        maxLength={20}
        spellCheck={false}
        required
      />
      <TextField label={t('position')} value={position} onChange={setPosition} maxLength={100} />
      <UnitSelect value={unit} onChange={setUnit} />
    </SubmitDialog>
  )
}
