// The contact data of the person; what is missing is marked in red (REQ-PROF-04).
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { ContactField } from '@khyanalt/domain/contact-form'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { deskTexts } from '@khyanalt/domain/messages/desk'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './ProfileSummary.module.css'

type Props = { readonly user: SignedInUser; readonly missing: readonly ContactField[]; readonly onEdit: () => void }

const facts = [
  ['phone', 'phone'],
  ['email', 'email'],
  ['custom_address', 'address'],
] as const

export const ProfileSummary = ({ user, missing, onEdit }: Props) => {
  const t = useText(dashboardTexts)
  const desk = useText(deskTexts)
  const data = (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('registerNumber')}</dt>
          <dd>{user.register_number ?? '–'}</dd>
        </div>
        {facts.map(([field, label]) => (
          <div key={field}>
            <dt>{t(label)}</dt>
            <dd>{missing.includes(field) ? <Tag tone="red">{t('missing')}</Tag> : user[field]}</dd>
          </div>
        ))}
        {user.companies.length > 0 && (
          <div>
            <dt>{t('companies')}</dt>
            <dd>
              {user.companies.map(company => (
                <span key={company.id} className={styles.company}>
                  {company.name} <Tag tone="blue">{t(company.role === 'ADMIN' ? 'companyAdmin' : 'companyMember')}</Tag>
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <Button variant="secondary" onClick={onEdit}>
        {t('edit')}
      </Button>
    </>
  )
  // What everybody knows of oneself is folded; what is missing never is (REQ-PROF-04).
  return (
    <section className={styles.summary} aria-label={t('registration')}>
      {missing.length > 0 ? (
        <>
          <Alert tone="warning" title={t('missing')}>
            {t('missingHint')}
          </Alert>
          {data}
        </>
      ) : (
        <details className={styles.folded}>
          <summary>
            {desk('ownData')} <span className={styles.hint}>{desk('showOwnData')}</span>
          </summary>
          <div className={styles.unfolded}>{data}</div>
        </details>
      )}
    </section>
  )
}
