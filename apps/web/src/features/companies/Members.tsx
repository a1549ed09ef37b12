// Members with their roles; an ADMIN invites, gives roles and takes people out (REQ-COMP-18, REQ-COMP-21).
import type { OutputOf } from '@khyanalt/contract/call'
import { type listMembers, removeMember, setMemberRole, withdrawInvitation } from '@khyanalt/contract/company-members'
import type { Company } from '@khyanalt/contract/company-schema'
import { companyMemberTexts } from '@khyanalt/domain/messages/company-members'
import { memberRightTexts } from '@khyanalt/domain/messages/member-rights'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { refreshUser } from '../../api/refresh-user.ts'
import { useSession } from '../../api/session.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './companies.module.css'
import { InviteDialog } from './InviteDialog.tsx'
import { membersQuery } from './queries.ts'
import { RightsDialog } from './RightsDialog.tsx'

type Member = OutputOf<typeof listMembers>['data'][number]
type Act = { readonly kind: 'role' | 'remove'; readonly of: Member }

export const Members = ({ company }: { readonly company: Company }) => {
  const t = useText(companyMemberTexts)
  const right = useText(memberRightTexts)
  const { ui } = useLanguage()
  const { user } = useSession()
  const client = useQueryClient()
  const [act, setAct] = useState<Act | null>(null)
  const [rightsOf, setRightsOf] = useState<Member | null>(null)
  const [inviting, setInviting] = useState(false)
  const { data, error, refetch } = useQuery(membersQuery(company.id))
  const withdraw = useMutation({
    mutationFn: (id: string) => callApi(withdrawInvitation, { id }),
    onSuccess: () => {
      showToast({ text: t('withdrawn') })
      client.invalidateQueries({ queryKey: ['company-members', company.id] })
    },
  })
  if (error && !data) {
    return <ErrorState title={t('membersFailed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  }
  if (!data) return <Skeleton height={200} />
  const admins = data.data.filter(({ role }) => role === 'ADMIN').length
  const isAdmin = company.role === 'ADMIN'
  const acts = (row: Member) => {
    const own = row.member.id === user?.id
    if (row.role === 'ADMIN' && admins === 1) return own && isAdmin ? t('lastAdminHint') : null
    return (
      <span className={styles.acts}>
        {isAdmin && (
          <Button size="s" variant="secondary" onClick={() => setAct({ kind: 'role', of: row })}>
            {t(row.role === 'ADMIN' ? 'makeMember' : 'makeAdmin')}
          </Button>
        )}
        {isAdmin && row.role === 'MEMBER' && (
          <Button size="s" variant="secondary" onClick={() => setRightsOf(row)}>
            {right('rightsOf')}
          </Button>
        )}
        {(isAdmin || own) && (
          <Button size="s" variant="danger" onClick={() => setAct({ kind: 'remove', of: row })}>
            {t(own ? 'leave' : 'remove')}
          </Button>
        )}
      </span>
    )
  }
  return (
    <div className={styles.section}>
      <Table
        caption={t('memberName')}
        rows={data.data}
        rowKey={row => row.member.id}
        columns={[
          {
            id: 'name',
            header: t('memberName'),
            rowHeader: true,
            cell: row => (
              <>
                {row.member.name} {row.member.id === user?.id && <Tag tone="blue">{t('you')}</Tag>}
              </>
            ),
          },
          { id: 'register', header: t('registerNumber'), cell: row => row.member.register_number ?? '–' },
          { id: 'email', header: t('memberEmail'), cell: row => row.member.email ?? '–' },
          { id: 'phone', header: t('memberPhone'), cell: row => row.member.phone ?? '–' },
          { id: 'role', header: t('memberRole'), cell: row => t(`role_${row.role}`) },
          {
            id: 'rights',
            header: right('rights'),
            cell: row => row.rights?.map(one => right(`right_${one}`)).join(', ') ?? '–',
          },
          { id: 'since', header: t('memberSince'), cell: row => formatMoment(row.created_at) },
          { id: 'acts', header: t('acts'), cell: acts },
        ]}
      />
      {withdraw.error && <Alert tone="error">{errorText(withdraw.error, ui)}</Alert>}
      {data.invitations.length > 0 && <h2>{t('openInvitations')}</h2>}
      {data.invitations.map(({ id, register_number, role, expires_at }) => (
        <p key={id} className={styles.acts}>
          {register_number} · {t(`role_${role}`)} · {t('invitationUntil', { date: expires_at.slice(0, 10) })}
          <Button size="s" variant="secondary" onClick={() => withdraw.mutate(id)} busy={withdraw.isPending}>
            {t('withdraw')}
          </Button>
        </p>
      ))}
      {isAdmin && (
        <p>
          <Button icon="plus" onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        </p>
      )}
      {inviting && <InviteDialog companyId={company.id} onClose={() => setInviting(false)} />}
      {rightsOf && <RightsDialog companyId={company.id} of={rightsOf} onClose={() => setRightsOf(null)} />}
      {act && <MemberDialog act={act} company={company} onClose={() => setAct(null)} />}
    </div>
  )
}

const MemberDialog = ({ act, company, onClose }: { act: Act; company: Company; onClose: () => void }) => {
  const t = useText(companyMemberTexts)
  const { ui } = useLanguage()
  const { user } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { member, role } = act.of
  const own = member.id === user?.id
  const next = role === 'ADMIN' ? 'MEMBER' : 'ADMIN'
  const input = { company_id: company.id, user_id: member.id }
  const names = { name: member.name, company: company.companyName }
  const run = useMutation({
    mutationFn: async () => {
      if (act.kind === 'role') await callApi(setMemberRole, { ...input, role: next })
      else await callApi(removeMember, input)
      if (own) await refreshUser(ui)
    },
    onSuccess: () => {
      const removed = t(own ? 'left' : 'removed', names)
      showToast({ text: act.kind === 'remove' ? removed : t('roleChanged', { ...names, role: t(`role_${next}`) }) })
      client.invalidateQueries()
      onClose()
      if (own && act.kind === 'remove') navigate(paths.companies)
    },
  })
  const stem = act.kind === 'role' ? (next === 'ADMIN' ? 'makeAdmin' : 'makeMember') : own ? 'leave' : 'remove'
  return (
    <ConfirmDialog
      open
      title={t(`${stem}Title`, names)}
      text={t(`${stem}Text`, names)}
      confirmLabel={t(stem)}
      danger={act.kind === 'remove'}
      busy={run.isPending}
      onConfirm={() => run.mutate()}
      onClose={onClose}
    >
      {run.error && <Alert tone="error">{errorText(run.error, ui)}</Alert>}
    </ConfirmDialog>
  )
}
