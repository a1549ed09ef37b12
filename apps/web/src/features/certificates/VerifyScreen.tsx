// Checks the PDF of a certificate inside the browser: signature, public log, what holds today. Nothing is uploaded.
import { verifierTexts } from '@khyanalt/domain/messages/verifier'
import { maxUploadBytes } from '@khyanalt/domain/upload-limits'
import { useEffect, useRef, useState } from 'react'
import { useLoaded } from '../../api/loading.ts'
import { agencyToday } from '../../language/format.ts'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { announce } from '../../ui/live-region.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { loadVerifier } from './load-verifier.ts'
import { VerifiedFile } from './VerifiedFile.tsx'
import styles from './VerifyScreen.module.css'
import type { Checked } from './verify-file.ts'

type State = { readonly kind: 'waiting' | 'checking' } | { readonly kind: 'checked'; readonly checked: Checked }

export const VerifyScreen = () => {
  const t = useText(verifierTexts)
  const pair = usePair(verifierTexts)
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadVerifier>()
  const [state, setState] = useState<State>({ kind: 'waiting' })
  const [problem, setProblem] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const again = useRef(false)
  const done = state.kind === 'checked'
  useEffect(() => {
    if (done) heading.current?.focus()
  }, [done])

  const check = async (file: File) => {
    const refuse = (text: string) => {
      setProblem(text)
      announce(text)
    }
    if (!data) return
    if (file.size > maxUploadBytes) return refuse(t('tooBig'))
    // Browsers keep their cryptography for safe addresses.
    if (!globalThis.crypto?.subtle) return refuse(t('notSecure'))
    setProblem(null)
    setState({ kind: 'checking' })
    try {
      const { verifyFile } = await import('./verify-file.ts')
      setState({ kind: 'checked', checked: await verifyFile(file, data, agencyToday()) })
    } catch {
      again.current = true
      setState({ kind: 'waiting' })
      refuse(t('failed'))
    }
  }

  return (
    <div className={styles.page}>
      <BackLink to={paths.certificates}>{pair('toSearch').title}</BackLink>
      <PageHeader {...pair('title')} lead={t('lead')} />
      <noscript>
        <Alert tone="warning">{t('needScript')}</Alert>
      </noscript>
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {state.kind === 'checking' && <Spinner label={t('checking')} />}
      {state.kind === 'checked' && (
        <VerifiedFile
          checked={state.checked}
          headingRef={heading}
          certificates={data?.certificates ?? ''}
          onAgain={() => {
            setState({ kind: 'waiting' })
            again.current = true
          }}
        />
      )}
      {state.kind === 'waiting' && data && (
        <section className={styles.pick} aria-label={t('file')}>
          {problem && (
            <Alert tone="error" urgent>
              {problem}
            </Alert>
          )}
          <FileInput
            id="verify-file"
            label={t('file')}
            hint={t('fileHint')}
            accept="application/pdf,.pdf"
            onPick={check}
            ref={input => {
              // Whoever wants to check another file is where it is chosen.
              if (again.current) input?.focus()
              again.current = false
            }}
          />
          <p className={styles.privacy}>{t('privacy')}</p>
        </section>
      )}
    </div>
  )
}
