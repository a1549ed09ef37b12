// Invites a person by register number.
import { inviteMember } from '@khyanalt/contract/company-members'
import { type MemberRight, memberRights } from '@khyanalt/domain/member-rights'
import { companyMemberTexts } from '@khyanalt/domain/messages/company-members'
import { memberRightTexts } from '@khyanalt/domain/messages/member-rights'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { SubmitDialog } from '../../ui/SubmitDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import { RightsChoice } from './RightsChoice.tsx'

export const InviteDialog = ({ companyId, onClose }: { readonly companyId: string; readonly onClose: () => void }) => {
  const t = useText(companyMemberTexts)
  const right = useText(memberRightTexts)
  const pair = usePair(companyMemberTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [number, setNumber] = useState('')
  const [role, setRole] = useState<'MEMBER' | 'ADMIN'>('MEMBER')
  const [rights, setRights] = useState<readonly MemberRight[]>(memberRights)
  const [tried, setTried] = useState(false)
  const invite = useMutation({
    mutationFn: () =>
      callApi(inviteMember, {
        company_id: companyId,
        register_number: number,
        role,
        rights: [...(role === 'ADMIN' ? memberRights : rights)],
      }),
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
  return (
    <SubmitDialog
      {...pair('inviteTitle')}
      description={t('inviteText')}
      submit={t('inviteSend')}
      pending={invite.isPending}
      error={invite.error && !problem && errorText(invite.error, ui)}
      onSubmit={() => {
        setTried(true)
        if (role === 'ADMIN' || rights.length > 0) invite.mutate()
      }}
      onClose={onClose}
    >
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
      {role === 'MEMBER' && (
        <RightsChoice
          rights={rights}
          error={tried && rights.length === 0 ? right('rightsNone') : undefined}
          onChange={setRights}
        />
      )}
    </SubmitDialog>
  )
}
