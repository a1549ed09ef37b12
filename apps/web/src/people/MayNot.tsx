// What a member may not do for an organisation, and who may (REQ-BEHALF-08); the server refuses it in the same words.
import { listMembers } from '@khyanalt/contract/company-members'
import type { MemberRight } from '@khyanalt/domain/member-rights'
import { memberRightTexts } from '@khyanalt/domain/messages/member-rights'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'

/** Whether the person may do it in that name; null is the person's own. An operator acts for the customer as such. */
export const useRight = (companyId: string | null | undefined, right: MemberRight): boolean => {
  const { user } = useSession()
  const company = user?.companies.find(({ id }) => id === companyId)
  // A session from before rights were told has them all until the person is asked for anew.
  return company?.rights === undefined || company.rights.includes(right)
}

type Props = { readonly companyId: string | null | undefined; readonly right: MemberRight }

/** The sentence; nothing for whoever may. */
export const MayNot = ({ companyId, right }: Props) =>
  useRight(companyId, right) || !companyId ? null : <Sentence companyId={companyId} right={right} />

const Sentence = ({ companyId, right }: { readonly companyId: string; readonly right: MemberRight }) => {
  const t = useText(memberRightTexts)
  const { user } = useSession()
  const { data } = useQuery({
    queryKey: ['company-members', companyId],
    queryFn: () => callApi(listMembers, { id: companyId }),
  })
  const names =
    data?.data.filter(({ rights }) => rights?.includes(right) ?? true).map(({ member }) => member.name) ?? []
  const company = user?.companies.find(({ id }) => id === companyId)?.name ?? ''
  return (
    <Alert tone="warning">{t(`refused_${right}`, { company, names: names.length > 0 ? names.join(', ') : '…' })}</Alert>
  )
}
