// Asks over the page for a proof; the act that needed it goes on by itself.
import { beginStepUp, type ProofAsked, stepUp } from '@khyanalt/contract/second-factor'
import { securityTexts } from '@khyanalt/domain/messages/security'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../api/client.ts'
import { errorText } from '../api/error-text.ts'
import { settleProof } from '../api/step-up.ts'
import { useLanguage, usePair, useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ProofForm } from './ProofForm.tsx'

export const ProofDialog = () => {
  const t = useText(securityTexts)
  const pair = usePair(securityTexts)
  const { ui } = useLanguage()
  const [asked, setAsked] = useState<ProofAsked | null>(null)
  const [error, setError] = useState<unknown>(null)
  const ask = useCallback(() => {
    callApi(beginStepUp, {}).then(setAsked, setError)
  }, [])
  useEffect(ask, [ask])
  return (
    <Dialog open onClose={() => settleProof(false)} {...pair('askTitle')} description={t('againText')} size="s">
      {error !== null && <Alert tone="error">{errorText(error, ui)}</Alert>}
      {!asked && error === null && <Skeleton height={140} />}
      {asked && (
        <ProofForm
          asked={asked}
          onProof={async proof => {
            await callApi(stepUp, { challenge: asked.challenge, proof })
            settleProof(true)
          }}
          onRestart={ask}
        />
      )}
    </Dialog>
  )
}
