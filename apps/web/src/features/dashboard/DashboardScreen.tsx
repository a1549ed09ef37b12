// The own place: who I am, the four counters, my requests (REQ-DASH-01, CON-042).
import { missingContact } from '@khyanalt/domain/contact-form'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useText } from '../../language/language.tsx'
import { ContactDialog } from '../../people/ContactDialog.tsx'
import { RegisterDialog } from '../../people/RegisterDialog.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './DashboardScreen.module.css'
import { ProfileSummary } from './ProfileSummary.tsx'
import { RequestList } from './RequestList.tsx'
import { StatCards } from './StatCards.tsx'

export const DashboardScreen = () => {
  const t = useText(dashboardTexts)
  const { user } = useSession()
  const [search] = useSearchParams()
  const [open, setOpen] = useState(() => search.get('prompt'))
  if (!user) return null
  return (
    <div className={styles.page}>
      <PageHeader title={t('hello', { name: user.name })} subtitle={null} />
      <ProfileSummary user={user} missing={missingContact(user)} onEdit={() => setOpen('contact')} />
      <StatCards />
      <RequestList level="section" />
      {open === 'contact' && <ContactDialog user={user} onClose={() => setOpen(null)} />}
      {open === 'company' && <RegisterDialog onClose={() => setOpen(null)} />}
    </div>
  )
}
