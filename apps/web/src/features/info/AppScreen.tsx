// The page of the application for phones (REQ-NAV-12).

import { appTexts } from '@khyanalt/domain/messages/contact'
import { phoneApp } from '@khyanalt/domain/phone-app'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './AppScreen.module.css'

export const AppScreen = () => {
  const t = useText(appTexts)
  const pair = usePair(appTexts)
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('lead')} />
      <div className={styles.columns}>
        <PhoneDrawing />
        <div className={styles.parts}>
          <section>
            <SectionTitle {...pair('canTitle')} />
            <ul className={styles.points}>
              {(['can1', 'can2', 'can3', 'can4'] as const).map(key => (
                <li key={key}>
                  <Icon name="check" className={styles.tick} />
                  {t(key)}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <SectionTitle {...pair('storesTitle')} />
            <p className={styles.stores}>
              <StoreLink href={phoneApp.googlePlay} name={t('googlePlay')} note={t('newWindow')} />
              <StoreLink href={phoneApp.appStore} name={t('appStore')} note={t('newWindow')} />
            </p>
            <p className={styles.quiet}>
              {t('needsTitle')}: {t('needsText')}
            </p>
          </section>
          <section>
            <SectionTitle {...pair('withoutTitle')} />
            <p>{t('withoutText')}</p>
          </section>
          <section>
            <SectionTitle {...pair('privacyTitle')} />
            <p>{t('privacyText')}</p>
            <TextLink to={paths.appPrivacy} icon="lock">
              {t('privacyLink')}
            </TextLink>
          </section>
        </div>
      </div>
    </div>
  )
}

const StoreLink = ({ href, name, note }: { readonly href: string; readonly name: string; readonly note: string }) => (
  <ButtonLink href={href} target="_blank" rel="noopener noreferrer" icon="download">
    {name}
    <VisuallyHidden> ({note})</VisuallyHidden>
  </ButtonLink>
)

/** A phone with the sign of the portal; only an ornament. */
const PhoneDrawing = () => (
  <svg viewBox="0 0 220 380" className={styles.phone} aria-hidden="true" focusable="false">
    <rect x="10" y="6" width="200" height="368" rx="28" className={styles.body} />
    <rect x="22" y="30" width="176" height="320" rx="10" className={styles.screen} />
    <rect x="22" y="30" width="176" height="64" rx="10" className={styles.bar} />
    <path d="M48 64l10 10 18-22" className={styles.sign} />
    <path d="M92 56h74M92 70h48" className={styles.onBar} />
    <path d="M40 122h140M40 140h96M40 182h140M40 200h70M40 242h140M40 260h110" className={styles.line} />
    <path d="M40 296h64v34H40ZM116 296h64v34h-64Z" className={styles.button} />
  </svg>
)
