// The frame of every part of the money desk, for whoever works there.
import { staffTexts } from '@khyanalt/domain/messages/staff'
import type { ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { usePageTitle } from '../../../document.ts'
import { useText } from '../../../language/language.tsx'
import { StaffScreen } from '../../../layouts/StaffScreen.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { MoneyParts } from './MoneyParts.tsx'

type MoneyScreenProps = {
  readonly heading: { readonly title: string; readonly subtitle: string | null }
  readonly current: Parameters<typeof MoneyParts>[0]['current']
  readonly children: ReactNode
}

export const MoneyScreen = ({ heading, current, children }: MoneyScreenProps) => {
  const t = useText(staffTexts)
  usePageTitle(heading.title)
  const { user } = useSession()
  const worksHere = user?.grants.some(grant => grant.role === 'FINANCE') ?? false
  return (
    <StaffScreen>
      <PageHeader {...heading} ornament={false} />
      {worksHere ? (
        <>
          <MoneyParts current={current} />
          {children}
        </>
      ) : (
        <EmptyState title={heading.title} text={t('no_money_desk')} />
      )}
    </StaffScreen>
  )
}
