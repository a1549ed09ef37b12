// Address, phones and the way around, at the foot of public pages (REQ-NAV-10).
import { telephoneLink } from '@khyanalt/domain/agency'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { Link } from 'react-router'
import { useAgency } from '../agency/agency.tsx'
import { useLanguage, useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { Brand } from './Brand.tsx'
import styles from './Footer.module.css'

type Entry = { readonly key: keyof typeof shellTexts.mn; readonly to: string }

const sections: readonly Entry[] = [
  { key: 'services', to: paths.services },
  { key: 'licences', to: paths.licences },
  { key: 'certificates', to: paths.certificates },
  { key: 'tutorial', to: paths.posts },
  { key: 'app', to: paths.app },
]
const information: readonly Entry[] = [
  { key: 'contact', to: paths.contact },
  { key: 'accessibility', to: paths.accessibility },
  { key: 'privacy', to: paths.privacy },
  { key: 'portalLogin', to: paths.portalSignIn },
]

/** The foot of a page; what the agency has not given is left out. */
export const Footer = () => {
  const of = useAgency()
  const t = useText(shellTexts)
  const { ui } = useLanguage()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Brand />
          {of.address[ui] && <address className={styles.address}>{of.address[ui]}</address>}
        </div>
        <Links title={t('footerSections')} entries={sections} />
        <Links title={t('footerInformation')} entries={information} />
        <div>
          <h2 className={styles.heading}>{t('footerContact')}</h2>
          {of.tollFree && (
            <p className={styles.call}>
              <span>{t('footerCall')}</span>
              <a href={telephoneLink(of.tollFree)}>{of.tollFree}</a>
            </p>
          )}
          {of.hours[ui] && <p>{of.hours[ui]}</p>}
          {of.fax[ui] && (
            <p>
              {t('footerFax')}: {of.fax[ui]}
            </p>
          )}
          {of.email && (
            <p className={styles.links}>
              <a href={`mailto:${of.email}`}>{of.email}</a>
            </p>
          )}
          {of.elsewhere.length > 0 && (
            <ul className={`${styles.links} ${styles.elsewhere}`}>
              {of.elsewhere.map(({ name, address }) => (
                <li key={address}>
                  <a href={address}>{name}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <p className={styles.credit}>
        {of.developer[ui]} {`v${import.meta.env.VITE_RELEASE}`}
      </p>
    </footer>
  )
}

const Links = ({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) => {
  const t = useText(shellTexts)
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.links}>
        {entries.map(({ key, to }) => (
          <li key={key}>
            <Link to={to}>{t(key)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
