// What a signed PDF needs to be provable later: the certificates behind its signature and its timestamps, and their
// issuers' lists of revocation.
import { derOf, isSame, readCertificate } from '@khyanalt/verifier/certificate-chain'
import type { Evidence } from '@khyanalt/verifier/extend-pdf'
import { stampsOf } from '@khyanalt/verifier/proven-time'
import type { Revisions } from '@khyanalt/verifier/revisions'
import { readList, readRevocation } from '@khyanalt/verifier/revocation'
import { readSignedData } from '@khyanalt/verifier/signed-message'
import { checkTimestamp } from '@khyanalt/verifier/timestamp'
import { Certificate } from 'pkijs'
import type { RevocationInfo } from '../../external/revocation-info.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** `complete` when every certificate that names a list has one here that speaks of the moment it was used. */
type Gathered = {
  readonly evidence: Evidence
  readonly complete: boolean
  /** Why a list could not be had. */
  readonly missing: readonly string[]
}

/** Gathers what the file does not hold yet; `roots` are those of timestamp authorities. */
export const gatherEvidence = async (
  revisions: Revisions,
  roots: readonly Bytes[],
  revocation: RevocationInfo,
  now: Date,
): Promise<Gathered> => {
  const trusted = roots.map(readCertificate).filter(one => one !== null)
  const held = revisions.updates.flatMap(({ certificates }) => certificates)
  const known = held.map(readCertificate).filter(one => one !== null)
  const used = await listUsed(revisions, trusted, now)
  const everyone = unique([...used.map(({ certificate }) => certificate), ...known, ...trusted])
  const lists: Bytes[] = revisions.updates.flatMap(update => update.lists)
  const before = lists.length
  const missing: string[] = []
  let complete = true
  for (const { certificate, at } of used) {
    const issuer = await findIssuer(certificate, everyone)
    if (!issuer) continue
    try {
      const list = await revocation.findList(certificate, issuer)
      if (list && !lists.some(one => isEqual(one, list))) lists.push(list)
    } catch (error) {
      missing.push(String(error))
    }
    const said = await readRevocation(
      certificate,
      issuer,
      lists.map(readList).filter(one => one !== null),
      at,
    )
    if (said === 'unknown') complete = false
  }
  return {
    evidence: {
      certificates: unique(used.map(({ certificate }) => certificate))
        .map(derOf)
        .filter(der => !held.some(one => isEqual(one, der))),
      lists: lists.slice(before),
      answers: [],
    },
    complete,
    missing: [...new Set(missing)],
  }
}

type Used = { readonly certificate: Certificate; readonly at: Date }

/** Each certificate that the signature or a timestamp rests on, and the moment it must have held. */
const listUsed = async (revisions: Revisions, trusted: readonly Certificate[], now: Date): Promise<Used[]> => {
  const signed = readSignedData(revisions.signature.contents)
  const used: Used[] = []
  let signedAt = now
  for (const { token, stamped } of stampsOf(revisions, signed).toReversed()) {
    const says = await checkTimestamp(token, stamped, trusted)
    if (says.fault !== null) continue
    signedAt = new Date(says.at)
    used.push(...says.chain.map(certificate => ({ certificate, at: signedAt })))
  }
  const own = (signed?.certificates ?? []).filter(one => one instanceof Certificate)
  return [...own.map(certificate => ({ certificate, at: signedAt })), ...used]
}

/** Who signed a certificate, among those that are here; one that signed itself has no other. */
const findIssuer = async (certificate: Certificate, among: readonly Certificate[]): Promise<Certificate | null> => {
  for (const issuer of among) {
    if (isSame(issuer, certificate) || !certificate.issuer.isEqual(issuer.subject)) continue
    if (await certificate.verify(issuer).catch(() => false)) return issuer
  }
  return null
}

const unique = (certificates: readonly Certificate[]): Certificate[] =>
  certificates.filter((one, place) => certificates.findIndex(other => isSame(one, other)) === place)

const isEqual = (one: Bytes, other: Bytes): boolean => Buffer.compare(one, other) === 0
