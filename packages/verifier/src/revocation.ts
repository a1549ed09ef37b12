// Lists of revoked certificates (CRL): whether a certificate held at a moment, by its issuer's word.
import { Enumerated, fromBER } from 'asn1js'
import {
  BasicConstraints,
  type Certificate,
  CertificateRevocationList,
  CRLDistributionPoints,
  type GeneralName,
  IssuingDistributionPoint,
  type RevokedCertificate,
} from 'pkijs'
import type { Bytes } from './bytes.ts'
import { startEngine } from './engine.ts'

/** `unnamed`: the certificate names no list; `unknown`: it names one, and none that is here covers the moment. */
export type Revocation = 'good' | 'revoked' | 'unnamed' | 'unknown'

const oid = {
  basicConstraints: '2.5.29.19',
  reason: '2.5.29.21',
  issuingPoint: '2.5.29.28',
  listPoints: '2.5.29.31',
} as const
/** The form of a name that is an address. */
const address = 6

/** More than lists of 512 kB hold: a revoked certificate is three nodes in twenty bytes. */
const maxNodes = 100_000

/** A list from DER; null when it is none. */
export const readList = (der: Bytes): CertificateRevocationList | null => {
  try {
    const { offset, result } = fromBER(der, { maxNodes })
    return offset === -1 ? null : new CertificateRevocationList({ schema: result })
  } catch {
    return null
  }
}

/** Addresses over HTTP at which a certificate says that its issuer's list lies. */
export const listAddressesOf = ({ extensions }: Certificate): string[] => {
  const points = extensions?.find(({ extnID }) => extnID === oid.listPoints)?.parsedValue
  if (!(points instanceof CRLDistributionPoints)) return []
  return points.distributionPoints
    .flatMap(({ distributionPoint }) => (Array.isArray(distributionPoint) ? (distributionPoint as GeneralName[]) : []))
    .filter(({ type, value }) => type === address && /^https?:/i.test(String(value)))
    .map(({ value }) => String(value))
}

/**
 * What the lists say of a certificate at a moment; only those count that its issuer signed. The key of a timestamp
 * authority that was lost may have stamped any moment: it counts as revoked from the beginning (RFC 3161 §4).
 */
export const readRevocation = async (
  certificate: Certificate,
  issuer: Certificate,
  lists: readonly CertificateRevocationList[],
  at: Date,
  of: 'signer' | 'authority' = 'signer',
): Promise<Revocation> => {
  startEngine()
  let state: Revocation = listAddressesOf(certificate).length > 0 ? 'unknown' : 'unnamed'
  for (const list of lists) {
    if (!covers(list, certificate, at)) continue
    if (!(await list.verify({ issuerCertificate: issuer }).catch(() => false))) continue
    const entry = list.revokedCertificates?.find(({ userCertificate }) =>
      userCertificate.isEqual(certificate.serialNumber),
    )
    // What was revoked later held until then.
    if (entry && (entry.revocationDate.value <= at || (of === 'authority' && !isHarmless(entry)))) return 'revoked'
    state = 'good'
  }
  return state
}

/** Unspecified, changed, superseded or given up: the key stayed with its owner. */
const isHarmless = ({ crlEntryExtensions }: RevokedCertificate): boolean => {
  const reason = crlEntryExtensions?.extensions.find(({ extnID }) => extnID === oid.reason)?.parsedValue
  return reason instanceof Enumerated && [0, 3, 4, 5].includes(reason.valueBlock.valueDec)
}

/** Whether a list speaks of such certificates, and of that moment. */
const covers = (list: CertificateRevocationList, certificate: Certificate, at: Date): boolean => {
  if (list.nextUpdate && list.nextUpdate.value < at) return false
  // Issuers may drop a certificate from the list once it has ended.
  if (list.thisUpdate.value > certificate.notAfter.value) return false
  const part = list.crlExtensions?.extensions.find(({ extnID }) => extnID === oid.issuingPoint)?.parsedValue
  if (!(part instanceof IssuingDistributionPoint)) return true
  const basic = certificate.extensions?.find(({ extnID }) => extnID === oid.basicConstraints)?.parsedValue
  const authority = basic instanceof BasicConstraints && basic.cA
  if (part.indirectCRL || part.onlySomeReasons || part.onlyContainsAttributeCerts) return false
  return authority ? !part.onlyContainsUserCerts : !part.onlyContainsCACerts
}
