// The second step of signing in, after the password was right.
import { finishSignIn, proofAskedSchema } from '@khyanalt/contract/second-factor'
import { securityTexts } from '@khyanalt/domain/messages/security'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { useText } from '../../language/language.tsx'
import { ProofForm } from '../../second-factor/ProofForm.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './PasswordForm.module.css'

type Props = {
  /** What the refused sign-in asks for. */
  readonly asked: unknown
  readonly onToken: (token: string) => Promise<void>
  readonly onBack: () => void
}

export const SecondStep = ({ asked: given, onToken, onBack }: Props) => {
  const t = useText(securityTexts)
  const [asked] = useState(() => proofAskedSchema.parse(given))
  const heading = useRef<HTMLHeadingElement>(null)
  // The form of before is gone and its focus with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t('stepTitle')}
      </h2>
      <p>{t('stepText')}</p>
      <ProofForm
        asked={asked}
        onProof={async proof => {
          const { access_token } = await callApi(finishSignIn, { challenge: asked.challenge, proof })
          await onToken(access_token)
        }}
        onRestart={() => undefined}
      />
      <div>
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}
