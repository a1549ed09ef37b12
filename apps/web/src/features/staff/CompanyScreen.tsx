// One organisation with its members.
import { endCompanyMembership } from '@khyanalt/contract/staff-companies'
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './people.module.css'
import { companyQuery, peopleKey } from './queries.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

export const CompanyScreen = () => {
  const { id = '' } = useParams()
  const t = useText(staffPeopleTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [leaving, setLeaving] = useState<{ readonly id: string; readonly name: string } | null>(null)
  const { data, error, refetch } = useQuery(companyQuery(id))
  const company = data?.data
  usePageTitle(company?.name ?? t('tab_company'))
  return (
    <StaffScreen>
      <BackLink to={`${staffPaths.people}?who=company`}>{t('tab_company')}</BackLink>
      {error && !company && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {!company && !error && <Skeleton lines={8} />}
      {company && (
        <>
          <PageHeader
            title={company.name}
            lead={company.register_number}
            ornament={false}
            status={
              <Tag tone={company.verified_at ? 'green' : 'grey'}>
                {t(company.verified_at ? 'verified' : 'notVerified')}
              </Tag>
            }
          />
          <section className={styles.part} aria-labelledby="members">
            <h2 id="members">{t('members')}</h2>
            {company.members.length === 0 ? (
              <EmptyState title={t('noMembers')} icon="user" />
            ) : (
              <Table
                caption={t('members')}
                rows={company.members}
                rowKey={member => member.id}
                columns={[
                  {
                    id: 'name',
                    header: t('column_name'),
                    rowHeader: true,
                    cell: member => <Link to={staffPaths.person(member.id)}>{member.name}</Link>,
                  },
                  { id: 'register', header: t('column_register'), cell: member => member.register_number ?? '–' },
                  { id: 'role', header: t('role'), cell: member => t(`member_${member.role}`) },
                  { id: 'since', header: t('created'), cell: member => formatMoment(member.since) },
                  {
                    id: 'acts',
                    header: t('column_acts'),
                    hideHeader: true,
                    cell: member => (
                      <Button size="s" variant="danger" onClick={() => setLeaving(member)}>
                        {t('endMember')}
                      </Button>
                    ),
                  },
                ]}
              />
            )}
          </section>
          {leaving && (
            <ReasonDialog
              title={t('endMemberTitle', { name: leaving.name, company: company.name })}
              text={t('endMemberText')}
              act={t('endMember')}
              danger
              run={async reason => {
                await callApi(endCompanyMembership, { company_id: company.id, user_id: leaving.id, reason })
                showToast({ text: t('memberEnded') })
                await client.invalidateQueries({ queryKey: peopleKey })
              }}
              onClose={() => setLeaving(null)}
            />
          )}
        </>
      )}
    </StaffScreen>
  )
}
