// The ways between reports, late requests, periods and sums, each for those who work there.
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { useSession } from '../../../api/session.ts'
import { useText } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { TabLinks } from '../../../ui/TabLinks.tsx'

const parts = [
  { key: 'reports', word: 'kindReports', to: staffPaths.feeReports, roles: ['REVIEWER', 'APPROVER'] },
  { key: 'late', word: 'kindLate', to: staffPaths.feeLateRequests, roles: ['REVIEWER', 'APPROVER'] },
  { key: 'periods', word: 'partPeriods', to: staffPaths.feePeriods, roles: ['APPROVER', 'ADMIN'] },
  { key: 'overview', word: 'partOverview', to: staffPaths.feeOverview, roles: ['APPROVER', 'ADMIN'] },
] as const

export const FeeParts = ({ current }: { readonly current: (typeof parts)[number]['key'] }) => {
  const t = useText(staffFeeTexts)
  const { user } = useSession()
  const open = parts.filter(({ roles }) => user?.grants.some(({ role }) => (roles as readonly string[]).includes(role)))
  return open.length < 2 ? null : (
    <TabLinks
      label={t('parts')}
      current={current}
      tabs={open.map(({ key, word, to }) => ({ key, text: t(word), to }))}
    />
  )
}
