// What the check found, as one word and the reasons beneath.

import { isRequestNumber } from '@khyanalt/domain/document-numbers'
import { verifierTexts } from '@khyanalt/domain/messages/verifier'
import type { RefObject } from 'react'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import verdictStyles from './CertificateVerdict.module.css'
import styles from './VerifyScreen.module.css'
import type { Checked } from './verify-file.ts'

const looks = {
  good: { tone: 'green', icon: 'checkCircle', text: 'goodText' },
  genuineOnly: { tone: 'orange', icon: 'warning', text: 'genuineOnlyText' },
  bad: { tone: 'red', icon: 'error', text: 'badText' },
} as const

const marks = { good: 'check', bad: 'error', note: 'info' } as const

export const VerifiedFile = ({
  checked,
  headingRef,
  certificates,
  onAgain,
}: {
  readonly checked: Checked
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly certificates: string
  readonly onAgain: () => void
}) => {
  const t = useText(verifierTexts)
  const pair = usePair(verifierTexts)
  const { outcome, lines, name, sha256, csId, proof, offline } = checked
  const { tone, icon, text } = looks[outcome]
  const { title, subtitle } = pair(outcome)
  return (
    <article className={styles.result}>
      <header className={verdictStyles.verdict} data-tone={tone}>
        <Icon name={icon} size="xl" />
        <div className={verdictStyles.words}>
          <p className={styles.name}>{name}</p>
          <h2 ref={headingRef} tabIndex={-1} className={verdictStyles.state}>
            {title}
            {subtitle && (
              <span lang="en" className={verdictStyles.english}>
                {subtitle}
              </span>
            )}
          </h2>
          <p>{t(text)}</p>
        </div>
      </header>
      {offline && <Alert tone="warning">{t('offline')}</Alert>}
      <section aria-labelledby="checked-title" className={styles.reasons}>
        <h3 id="checked-title">{t('details')}</h3>
        <ul className={styles.lines}>
          {lines.map(line => (
            <li key={line.key} data-tone={line.tone}>
              <Icon name={marks[line.tone]} />
              <span>{t(line.key, line.params)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.hash}>{t('fingerprint', { sha256 })}</p>
      </section>
      <div className={styles.acts}>
        {csId && (
          <ButtonLink
            to={isRequestNumber(csId) ? paths.foodCertificate(csId) : paths.certificate(csId)}
            icon="certificate"
          >
            {t('openPage')}
          </ButtonLink>
        )}
        <Button variant="secondary" icon="refresh" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
      {proof && (
        <p className={styles.keep}>
          <a href={dataAddress('application/json', JSON.stringify(proof))} download={`${sha256.slice(0, 12)}.json`}>
            {t('saveProof')}
          </a>
          {' · '}
          <a href={dataAddress('application/x-pem-file', certificates)} download="khyanalt.pem">
            {t('saveCertificate')}
          </a>
          <br />
          {t('saveProofHelp')}
        </p>
      )}
    </article>
  )
}

const dataAddress = (type: string, text: string): string => `data:${type};charset=utf-8,${encodeURIComponent(text)}`
