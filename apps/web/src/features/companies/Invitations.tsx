// Invitations that wait for the person's answer.
import { answerInvitation } from '@khyanalt/contract/company-members'
import { companyMemberTexts } from '@khyanalt/domain/messages/company-members'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { refreshUser } from '../../api/refresh-user.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toast.ts'
import { invitationsQuery } from './queries.ts'

export const Invitations = () => {
  const t = useText(companyMemberTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const { data } = useQuery(invitationsQuery())
  const answer = useMutation({
    mutationFn: async (input: { readonly id: string; readonly accept: boolean; readonly company: string }) => {
      await callApi(answerInvitation, { id: input.id, accept: input.accept })
      await refreshUser(ui)
    },
    onSuccess: (_, { accept, company }) => {
      showToast({ text: t(accept ? 'accepted' : 'declined', { company }) })
      client.invalidateQueries()
    },
  })
  return (
    <>
      {answer.error && <Alert tone="error">{errorText(answer.error, ui)}</Alert>}
      {data?.data.map(({ id, company, invited_by, role, expires_at }) => {
        const act = (accept: boolean) => answer.mutate({ id, accept, company: company.name_mn })
        return (
          <Alert
            key={id}
            title={t('invitationTitle', { company: company.name_mn })}
            actions={
              <>
                <Button onClick={() => act(true)} busy={answer.isPending}>
                  {t('accept')}
                </Button>
                <Button variant="secondary" onClick={() => act(false)} busy={answer.isPending}>
                  {t('decline')}
                </Button>
              </>
            }
          >
            {t('invitationText', { by: invited_by, role: t(`role_${role}`), date: expires_at.slice(0, 10) })}
          </Alert>
        )
      })}
    </>
  )
}
