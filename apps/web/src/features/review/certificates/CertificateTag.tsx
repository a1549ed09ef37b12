import { readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import { useText } from '../../../language/language.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'

const tones = {
  prepared: 'blue',
  active: 'green',
  expired: 'orange',
  cancelled: 'red',
} as const

/** The status of a certificate in a word and its colour; suspended, it has the number of a cancelled one. */
export const CertificateTag = ({
  certificate: { status, suspension },
}: {
  readonly certificate: { readonly status: number; readonly suspension?: object | null | undefined }
}) => {
  const t = useText(certificateStateTexts)
  const state = readCertificateStatus(status) ?? 'cancelled'
  const word = state === 'cancelled' && suspension ? 'suspended_now' : state
  return <StatusTag tone={tones[state]} label={t(word)} size="s" />
}
