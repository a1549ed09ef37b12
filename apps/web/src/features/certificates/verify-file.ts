// The check itself, fetched when somebody picks a file: reading signatures weighs more than the rest of the page.
import { getCertificateProof } from '@khyanalt/contract/certificate-log'
import { fingerprintOfIssued, judge } from '@khyanalt/verifier/check-certificate'
import { findProofFault, type LogProof } from '@khyanalt/verifier/check-log'
import { describeVerdict, type Line } from '@khyanalt/verifier/describe-verdict'
import { fingerprintOf, readPem } from '@khyanalt/verifier/signed-message'
import { callApi } from '../../api/client.ts'
import { hasCode } from '../../api/error-text.ts'

/** What the page shows of a checked file. */
export type Checked = {
  readonly name: string
  readonly outcome: 'good' | 'genuineOnly' | 'bad'
  readonly lines: readonly Line[]
  readonly sha256: string
  /** Public id of the certificate that the log names. */
  readonly csId: string | null
  /** For keeping, so that the file can be checked again without a network. */
  readonly proof: LogProof | null
  /** Whether the log could not be asked. */
  readonly offline: boolean
}

/** PEM of whom to trust: the agency, and the authorities whose timestamps it believes. */
export type Trusted = { readonly certificates: string; readonly timestampCertificates: string }

/** Checks a file here; only its fingerprint is sent. */
export const verifyFile = async (
  file: File,
  { certificates, timestampCertificates }: Trusted,
  today: string,
): Promise<Checked> => {
  const pdf = new Uint8Array(await file.arrayBuffer())
  const trusted = await Promise.all(readPem(certificates).map(fingerprintOf))
  const proof = await askProof(await fingerprintOfIssued(pdf))
  const log =
    proof === 'unreachable'
      ? null
      : proof
        ? { entries: proof.proofs.map(({ entry }) => entry), fault: await findProofFault(proof, trusted) }
        : { entries: [], fault: null }
  const verdict = await judge(pdf, { trusted, authorities: readPem(timestampCertificates), log, today })
  const { good, lines } = describeVerdict(verdict)
  return {
    name: file.name,
    outcome: good ? (log ? 'good' : 'genuineOnly') : verdict.genuine ? 'genuineOnly' : 'bad',
    lines,
    sha256: verdict.sha256,
    csId: verdict.standing?.cs_id ?? null,
    proof: proof === 'unreachable' ? null : proof,
    offline: proof === 'unreachable',
  }
}

const askProof = async (sha256: string): Promise<LogProof | null | 'unreachable'> => {
  try {
    return (await callApi(getCertificateProof, { sha256 })).data
  } catch (error) {
    if (hasCode(error, 'log_entry_not_found')) return null
    return 'unreachable'
  }
}
