// The own place: what waits for me, who I am, the four counters, my requests (REQ-DESK-11, REQ-DASH-01, CON-042).
import { missingContact } from '@khyanalt/domain/contact-form'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useText } from '../../language/language.tsx'
import { BehalfLine } from '../../people/BehalfLine.tsx'
import { ContactDialog } from '../../people/ContactDialog.tsx'
import { RegisterDialog } from '../../people/RegisterDialog.tsx'
import { readBack } from '../../prompt-address.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './DashboardScreen.module.css'
import { Desk } from './desk/Desk.tsx'
import { ProfileSummary } from './ProfileSummary.tsx'
import { RequestList } from './RequestList.tsx'
import { StatCards } from './StatCards.tsx'

export const DashboardScreen = () => {
  const t = useText(dashboardTexts)
  const { user } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [open, setOpen] = useState(() => search.get('prompt'))
  const back = readBack(search)
  // What was missing is given: on with what the person was about to do.
  const goBack = () => {
    if (back !== null) void navigate(back, { replace: true })
  }
  if (!user) return null
  return (
    <div className={styles.page}>
      <PageHeader title={t('hello', { name: user.name })} subtitle={null} />
      <BehalfLine />
      <Desk />
      <ProfileSummary user={user} missing={missingContact(user)} onEdit={() => setOpen('contact')} />
      <StatCards />
      <RequestList level="section" />
      {open === 'contact' && <ContactDialog user={user} onClose={() => setOpen(null)} onSaved={goBack} />}
      {open === 'company' && <RegisterDialog onClose={() => setOpen(null)} onRegistered={goBack} />}
    </div>
  )
}
