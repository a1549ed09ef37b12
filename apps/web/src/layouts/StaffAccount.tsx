// Who is signed in at the console: name, e-mail, roles with their scopes, and the way out.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { staffPaths } from '../staff-paths.ts'
import { Button } from '../ui/Button.tsx'
import { endSession } from './end-session.ts'
import styles from './StaffAccount.module.css'
import { isOpenTo } from './staff-parts.ts'

export const StaffAccount = ({ user }: { readonly user: SignedInUser }) => {
  const t = useText(staffTexts)
  const navigate = useNavigate()
  const client = useQueryClient()
  const panel = useId()
  const roles = [...new Set(user.grants.map(grant => t(`role_${grant.role}`)))].join(', ')
  const leave = async () => {
    // Home first: the guard of the page being left must not take this for a lost session.
    await navigate(paths.home)
    await endSession()
    client.clear()
  }
  return (
    <>
      <button type="button" popoverTarget={panel} className={styles.account}>
        <span className={styles.name}>{user.name}</span>
        <span className={styles.role}>{roles}</span>
      </button>
      <section id={panel} popover="auto" className={styles.panel} aria-label={t('account')}>
        <p className={styles.person}>
          <strong>{user.name}</strong>
          {user.position && <span>{user.position}</span>}
          <span>{user.email}</span>
        </p>
        <h2 className={styles.heading}>{t('roles')}</h2>
        <ul className={styles.grants}>
          {user.grants.map(grant => (
            <li key={JSON.stringify(grant)}>
              <strong>{t(`role_${grant.role}`)}</strong>
              <span>{scopeOf(grant, t)}</span>
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <Link to={paths.home}>{t('to_portal')}</Link>
          {isOpenTo(user.grants, staffPaths.absences) && <Link to={staffPaths.absences}>{t('to_absences')}</Link>}
          <Link to={paths.security}>{t('to_security')}</Link>
          <Link to={paths.newPassword}>{t('to_password')}</Link>
          <Button variant="secondary" onClick={leave}>
            {t('sign_out')}
          </Button>
        </div>
      </section>
    </>
  )
}

type Grant = SignedInUser['grants'][number]

const scopeOf = (grant: Grant, t: ReturnType<typeof useText<keyof typeof staffTexts.mn>>): string => {
  const limits = [
    grant.module ? t(`module_${grant.module}`) : null,
    grant.categoryId ? t('scope_category', { category: grant.categoryId }) : null,
    grant.organizationId ? t('scope_organization', { organization: grant.organizationId }) : null,
  ].filter(limit => limit !== null)
  return limits.length > 0 ? limits.join(', ') : t('scope_everything')
}
