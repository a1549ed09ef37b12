// The answer people come for, large and unmistakable.
import type { PublicCertificate } from '@khyanalt/contract/certificates'
import { type CertificateState, readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { certificateTexts } from '@khyanalt/domain/messages/certificates'
import { formatDay } from '../../language/format.ts'
import { usePair, useText } from '../../language/language.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './CertificateVerdict.module.css'
import { certificateTone, publicWord } from './certificate-look.ts'

const icons = { prepared: 'clock', active: 'checkCircle', expired: 'warning', cancelled: 'error' } as const
const sentences = {
  prepared: 'preparedText',
  active: 'activeText',
  expired: 'expiredText',
  cancelled: 'inactiveText',
} as const satisfies Record<CertificateState, string>

export const CertificateVerdict = ({ certificate }: { readonly certificate: PublicCertificate }) => {
  const t = useText(certificateTexts)
  const pair = usePair(certificateTexts)
  const state = readCertificateStatus(certificate.status) ?? 'cancelled'
  const { title, subtitle } = pair(publicWord[state])
  return (
    <header className={styles.verdict} data-tone={certificateTone[state]}>
      <Icon name={icons[state]} size="xl" />
      <div className={styles.words}>
        <h1 className={styles.heading}>
          {t('heading')} <span className={styles.number}>{certificate.ref_id}</span>
        </h1>
        <p className={styles.state}>
          {title}
          {subtitle && (
            <span lang="en" className={styles.english}>
              {subtitle}
            </span>
          )}
        </p>
        <p>{t(sentences[state], { to: formatDay(certificate.edate) })}</p>
      </div>
    </header>
  )
}
