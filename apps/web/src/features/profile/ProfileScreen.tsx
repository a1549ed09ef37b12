// The own details and the open sessions.
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { Company } from '@khyanalt/contract/company-schema'
import { missingContact } from '@khyanalt/domain/contact-form'
import { companyTexts } from '@khyanalt/domain/messages/companies'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { profileTexts } from '@khyanalt/domain/messages/profile'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { CompanyDialog } from '../../people/CompanyDialog.tsx'
import { ContactDialog } from '../../people/ContactDialog.tsx'
import { RegisterDialog } from '../../people/RegisterDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { LegalEntity } from './LegalEntity.tsx'
import { OpenSessions } from './OpenSessions.tsx'
import styles from './ProfileScreen.module.css'
import { ownCompaniesQuery } from './queries.ts'

/** The citizen block in the documented order (REQ-PROF-09); null reads as a dash, missing contact data in red. */
const citizenFacts = (user: SignedInUser) =>
  [
    ['registerNumber', user.register_number],
    ['surname', user.profile.surname],
    ['lastname', user.profile.lastname],
    ['name', user.name],
    ['nationality', user.profile.nationality],
    ['gender', user.profile.gender],
    // The first 10 characters (REQ-PROF-06).
    ['birthDate', user.profile.birthDateAsText?.slice(0, 10) ?? null],
    ['phone', user.phone],
    ['email', user.email],
    ['passportAddress', user.profile.passportAddress],
    ['address', user.custom_address],
    ['addressEn', user.custom_address_english],
  ] as const

const contactOf = {
  phone: 'phone',
  email: 'email',
  address: 'custom_address',
  addressEn: 'custom_address_english',
} as const

export const ProfileScreen = () => {
  const t = useText(dashboardTexts)
  const pair = usePair(profileTexts)
  const heading = usePair(dashboardTexts)
  const { user } = useSession()
  const { ui } = useLanguage()
  const companies = useText(companyTexts)
  const [open, setOpen] = useState<'contact' | 'register' | Company | null>(null)
  const [declined, setDeclined] = useState(false)
  const { data: own, error } = useQuery({ ...ownCompaniesQuery(user?.companies ?? []), enabled: user !== null })
  if (!user) return null
  const missing = missingContact(user)
  // What is missing is asked for at once (REQ-PROF-05), and no longer once it turns out to be there.
  const asking = open === 'contact' || (open === null && missing.length > 0 && !declined)
  const close = () => {
    setDeclined(true)
    setOpen(null)
  }
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} />
      <section aria-labelledby="registration-title" className={styles.section}>
        <SectionTitle id="registration-title" {...heading('registration')} />
        <dl className={styles.facts}>
          {citizenFacts(user).map(([label, value]) => {
            const shown = label === 'gender' && (value === 'male' || value === 'female') ? t(value) : value
            const lacking = label in contactOf && missing.includes(contactOf[label as keyof typeof contactOf])
            return (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>{lacking ? <Tag tone="red">{t('missing')}</Tag> : shown || '–'}</dd>
              </div>
            )
          })}
        </dl>
        <p>
          <Button variant="secondary" icon="edit" onClick={() => setOpen('contact')}>
            {t('editContact')}
          </Button>
        </p>
      </section>
      {error && <ErrorState title={companies('companyFailed')} text={errorText(error, ui)} />}
      {own?.map(company => (
        <LegalEntity key={company.id} company={company} onEdit={() => setOpen(company)} />
      ))}
      <p>
        <Button variant="secondary" icon="building" onClick={() => setOpen('register')}>
          {companies('register')}
        </Button>
      </p>
      <OpenSessions />
      {asking && <ContactDialog user={user} onClose={close} />}
      {open === 'register' && <RegisterDialog onClose={close} />}
      {open && typeof open !== 'string' && <CompanyDialog company={open} onClose={close} />}
    </div>
  )
}
