// What was taken from a certificate for a while: its suspension, and the part of it that is limited.
import type { ShownLimitation, ShownSuspension } from '@khyanalt/contract/certificate-restrictions'
import { isSuspendedNow } from '@khyanalt/domain/certificate-suspension'
import { certificateRestrictionTexts } from '@khyanalt/domain/messages/certificate-restrictions'
import { formatDay } from '../language/format.ts'
import { useNamePair, usePair, useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'

export const Restrictions = ({
  certificate: { status, suspension, limitation },
}: {
  readonly certificate: {
    readonly status: number
    readonly suspension?: ShownSuspension | null | undefined
    readonly limitation?: ShownLimitation | null | undefined
  }
}) => {
  const t = useText(certificateRestrictionTexts)
  const pair = usePair(certificateRestrictionTexts)
  const both = useNamePair()
  const holds = isSuspendedNow({ status, suspension })
  const reason = suspension?.reason.mn ? both(suspension.reason) : null
  return (
    <>
      {suspension && (
        <Alert tone={holds ? 'error' : 'warning'} title={pair(holds ? 'suspended' : 'comes').title}>
          <p>
            {t(holds ? 'suspended_days' : 'comes_days', {
              from: formatDay(suspension.from),
              until: formatDay(suspension.until),
            })}
          </p>
          {reason && <p>{t('reason', { reason: reason.title })}</p>}
          {reason?.subtitle && <p lang="en">{reason.subtitle}</p>}
        </Alert>
      )}
      {limitation && (
        <Alert tone="warning" title={pair('limited').title}>
          <p>{limitation.text.mn}</p>
          <p lang="en">{limitation.text.en}</p>
          <p>
            {t('limited_since', { since: formatDay(limitation.since) })} {!holds && t('limited_rest')}
          </p>
        </Alert>
      )}
    </>
  )
}
