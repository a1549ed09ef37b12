// The own details and the open sessions.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { profileTexts } from '@khyanalt/domain/messages/profile'
import { missingContact } from '../../api/contact.ts'
import { useSession } from '../../api/session.ts'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { OpenSessions } from './OpenSessions.tsx'
import styles from './ProfileScreen.module.css'

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

const contactOf = { phone: 'phone', email: 'email', address: 'custom_address' } as const

export const ProfileScreen = () => {
  const t = useText(dashboardTexts)
  const pair = usePair(profileTexts)
  const heading = usePair(dashboardTexts)
  const { user } = useSession()
  if (!user) return null
  const missing = missingContact(user)
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
          <ButtonLink to={`${paths.dashboardProfile}?prompt=contact`} variant="secondary" icon="edit">
            {t('editContact')}
          </ButtonLink>
        </p>
      </section>
      <OpenSessions />
    </div>
  )
}
