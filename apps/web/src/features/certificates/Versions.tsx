// Earlier papers of a certificate stay; they open for the holder alone.
import { getCertificatePdf } from '@khyanalt/contract/certificates'
import { ownCertificateTexts } from '@khyanalt/domain/messages/own-certificates'
import { useMutation } from '@tanstack/react-query'
import { fetchBytes } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { openInTab } from '../../api/open-tab.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import styles from './Document.module.css'
import type { OpenedCertificate } from './queries.ts'

export const Versions = ({ certificate }: { readonly certificate: OpenedCertificate }) => {
  const t = useText(ownCertificateTexts)
  const pair = usePair(ownCertificateTexts)
  const { ui } = useLanguage()
  const open = useMutation({
    mutationFn: (version: number) =>
      openInTab(async () =>
        URL.createObjectURL(await fetchBytes(getCertificatePdf, { cs_id: certificate.cs_id, version })),
      ),
  })
  return (
    <section aria-labelledby="versions-title" className={styles.document}>
      <SectionTitle id="versions-title" {...pair('versions')} />
      {open.error && <Alert tone="error">{errorText(open.error, ui)}</Alert>}
      <ul className={styles.versions}>
        {certificate.versions.map(({ version, at, cancelled, suspended, pdf_ready }) => (
          <li key={version}>
            <span>
              {t('version', { version })} · {formatMoment(at)}
              {cancelled && `, ${t('versionCancelled')}`}
              {suspended && `, ${t('versionSuspended')}`}
            </span>
            {pdf_ready && (
              <Button
                variant="quiet"
                size="s"
                icon="eye"
                busy={open.isPending && open.variables === version}
                onClick={() => open.mutate(version)}
              >
                {t('versionOpen', { version })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
