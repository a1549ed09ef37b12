// The page of a desk, for those who work at it; the others read that they do not.
import type { Role } from '@khyanalt/domain/roles'
import type { ComponentProps, ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { usePageTitle } from '../../document.ts'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

type QueuePageProps = {
  readonly heading: { readonly title: string }
  /** Whose desk it is. */
  readonly roles: readonly Role[]
  /** What the others read. */
  readonly none: ComponentProps<typeof EmptyState>
  readonly children: ReactNode
}

export const QueuePage = ({ heading, roles, none, children }: QueuePageProps) => {
  usePageTitle(heading.title)
  const { user } = useSession()
  const worksHere = user?.grants.some(({ role }) => roles.includes(role)) ?? false
  return (
    <StaffScreen>
      <PageHeader {...heading} ornament={false} />
      {worksHere ? children : <EmptyState {...none} />}
    </StaffScreen>
  )
}
