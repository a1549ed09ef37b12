// The own place: who I am, the four counters, my requests (REQ-DASH-01, CON-042).
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { missingContact } from '../../api/contact.ts'
import { useSession } from '../../api/session.ts'
import { useText } from '../../language/language.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import styles from './DashboardScreen.module.css'
import { ProfileSummary } from './ProfileSummary.tsx'
import { RequestList } from './RequestList.tsx'
import { StatCards } from './StatCards.tsx'

export const DashboardScreen = () => {
  const t = useText(dashboardTexts)
  const { user } = useSession()
  const [search] = useSearchParams()
  const [editing, setEditing] = useState(() => search.get('prompt') === 'contact')
  if (!user) return null
  return (
    <div className={styles.page}>
      <PageHeader title={t('hello', { name: user.name })} subtitle={null} />
      <ProfileSummary user={user} missing={missingContact(user)} onEdit={() => setEditing(true)} />
      <StatCards />
      <RequestList level="section" />
      {editing && <ContactDialog user={user} onClose={() => setEditing(false)} />}
    </div>
  )
}
