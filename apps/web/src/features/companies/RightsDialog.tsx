// Says what a member may do in the organisation's name (REQ-BEHALF-06).
import type { OutputOf } from '@khyanalt/contract/call'
import { type listMembers, setMemberRights } from '@khyanalt/contract/company-members'
import { type MemberRight, memberRights } from '@khyanalt/domain/member-rights'
import { memberRightTexts } from '@khyanalt/domain/messages/member-rights'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { SubmitDialog } from '../../ui/SubmitDialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { RightsChoice } from './RightsChoice.tsx'

type Props = {
  readonly companyId: string
  readonly of: OutputOf<typeof listMembers>['data'][number]
  readonly onClose: () => void
}

export const RightsDialog = ({ companyId, of: { member, rights: before }, onClose }: Props) => {
  const t = useText(memberRightTexts)
  const pair = usePair(memberRightTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [rights, setRights] = useState<readonly MemberRight[]>(before ?? memberRights)
  const [tried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: () => callApi(setMemberRights, { company_id: companyId, user_id: member.id, rights: [...rights] }),
    onSuccess: () => {
      showToast({ text: t('rightsSaved', { name: member.name }), tone: 'success' })
      client.invalidateQueries({ queryKey: ['company-members', companyId] })
      onClose()
    },
  })
  return (
    <SubmitDialog
      {...pair('rightsTitle', { name: member.name })}
      description={t('rightsText')}
      submit={t('rightsSave')}
      pending={save.isPending}
      error={save.error && errorText(save.error, ui)}
      onSubmit={() => {
        setTried(true)
        if (rights.length > 0) save.mutate()
      }}
      onClose={onClose}
    >
      <RightsChoice
        rights={rights}
        error={tried && rights.length === 0 ? t('rightsNone') : undefined}
        onChange={setRights}
      />
    </SubmitDialog>
  )
}
