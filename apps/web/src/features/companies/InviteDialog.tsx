// Invites a person by register number.
import { inviteMember } from '@khyanalt/contract/company-members'
import { companyMemberTexts } from '@khyanalt/domain/messages/company-members'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './companies.module.css'

export const InviteDialog = ({ companyId, onClose }: { readonly companyId: string; readonly onClose: () => void }) => {
  const t = useText(companyMemberTexts)
  const pair = usePair(companyMemberTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const id = useId()
  const [number, setNumber] = useState('')
  const [role, setRole] = useState<'MEMBER' | 'ADMIN'>('MEMBER')
  const invite = useMutation({
    mutationFn: () => callApi(inviteMember, { company_id: companyId, register_number: number, role }),
    onSuccess: ({ data }) => {
      showToast({ text: t('invited', { number: data.register_number }) })
      client.invalidateQueries({ queryKey: ['company-members', companyId] })
      onClose()
    },
  })
  const problem = invite.error instanceof ApiError ? invite.error.problems[0] : undefined
  const proposal = problem?.params?.proposal
  const wrong = problem
    ? typeof proposal === 'string'
      ? t('inviteNumberMixed', { proposal })
      : t('inviteNumberWrong')
    : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    invite.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      {...pair('inviteTitle')}
      locked={invite.isPending}
      actions={
        <Button type="submit" form={id} busy={invite.isPending}>
          {t('inviteSend')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate className={styles.section}>
        <p>{t('inviteText')}</p>
        {invite.error && !problem && (
          <Alert tone="error" urgent>
            {errorText(invite.error, ui)}
          </Alert>
        )}
        <TextField
          label={t('inviteNumber')}
          help={t('inviteNumberHelp')}
          error={wrong}
          value={number}
          onChange={setNumber}
          maxLength={20}
          required
        />
        <RadioGroup
          label={t('inviteRole')}
          help={t('inviteRoleHelp')}
          value={role}
          options={(['MEMBER', 'ADMIN'] as const).map(value => ({ value, label: t(`role_${value}`) }))}
          onChange={value => setRole(value === 'ADMIN' ? 'ADMIN' : 'MEMBER')}
          required
        />
      </form>
    </Dialog>
  )
}
