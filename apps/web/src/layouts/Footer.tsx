// Address, phone and the way around, at the foot of public pages.
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { Link } from 'react-router'
import { useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { Brand } from './Brand.tsx'
import styles from './Footer.module.css'

export const Footer = () => {
  const t = useText(shellTexts)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Brand />
          <p>
            {t('footerRights')}, {t('footerAddress')}
          </p>
        </div>
        <nav aria-label={t('footerSections')}>
          <h2 className={styles.heading}>{t('footerSections')}</h2>
          <ul className={styles.links}>
            <li>
              <Link to={paths.services}>{t('services')}</Link>
            </li>
            <li>
              <Link to={paths.certificates}>{t('certificates')}</Link>
            </li>
            <li>
              <Link to={paths.portalSignIn}>{t('portalLogin')}</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>{t('footerContact')}</h2>
          <p className={styles.call}>
            <span>{t('footerCall')}</span>
            <a href="tel:18001286">1800-1286</a>
          </p>
          <p>{t('footerHours')}</p>
        </div>
      </div>
    </footer>
  )
}
