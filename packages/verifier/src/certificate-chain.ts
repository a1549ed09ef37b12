// Chains of certificates (X.509), as far as timestamps and their lists of revocation need them.
import { BasicConstraints, Certificate, type CertificateRevocationList, type Extension, ExtKeyUsage } from 'pkijs'
import { type Bytes, toHex } from './bytes.ts'
import { startEngine } from './engine.ts'

const oid = {
  commonName: '2.5.4.3',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
} as const

const longestChain = 6

/** A certificate from DER; null when it is none. */
export const readCertificate = (der: Bytes): Certificate | null => {
  try {
    return Certificate.fromBER(der)
  } catch {
    return null
  }
}

/** DER of a certificate or a list, as it was read. */
export const derOf = (read: Certificate | CertificateRevocationList): Bytes =>
  new Uint8Array(read.toSchema().toBER(false))

/** Whether both are the same certificate. */
export const isSame = (one: Certificate, other: Certificate): boolean => toHex(derOf(one)) === toHex(derOf(other))

/** Common name of the subject, or the first part of its name. */
export const nameOf = ({ subject }: Certificate): string => {
  const name = subject.typesAndValues.find(({ type }) => type === oid.commonName) ?? subject.typesAndValues[0]
  return String(name?.value.valueBlock.value ?? '')
}

/** Whether the days of a certificate include this moment. */
export const holdsAt = ({ notBefore, notAfter }: Certificate, at: Date): boolean =>
  notBefore.value <= at && at <= notAfter.value

/** Whether a certificate is for timestamps and for nothing else, critically so (RFC 3161 §2.3). */
export const mayStamp = (certificate: Certificate): boolean => {
  const usage = find(certificate, oid.extendedKeyUsage)
  const purposes = usage?.parsedValue instanceof ExtKeyUsage ? usage.parsedValue.keyPurposes : []
  return usage?.critical === true && purposes.length === 1 && purposes[0] === oid.timeStamping
}

/**
 * The way from a certificate to a trusted one, itself first; null where there is none. Each must hold at that moment,
 * each above the first must be an authority. Policies and constraints of names are not looked at: the roots are chosen
 * by hand.
 */
export const findChain = async (
  certificate: Certificate,
  among: readonly Certificate[],
  roots: readonly Certificate[],
  at: Date,
): Promise<Certificate[] | null> => {
  startEngine()
  return climb([certificate], among, roots, at)
}

const climb = async (
  chain: readonly Certificate[],
  among: readonly Certificate[],
  roots: readonly Certificate[],
  at: Date,
): Promise<Certificate[] | null> => {
  const top = chain.at(-1)
  if (!top || !holdsAt(top, at)) return null
  if (roots.some(root => isSame(root, top))) return [...chain]
  if (chain.length >= longestChain) return null
  for (const issuer of [...roots, ...among]) {
    if (chain.some(known => isSame(known, issuer)) || !mayIssue(issuer, chain.length - 1)) continue
    if (!(await hasIssued(issuer, top))) continue
    const found = await climb([...chain, issuer], among, roots, at)
    if (found) return found
  }
  return null
}

/** Whether the key of one signed the other. */
const hasIssued = async (issuer: Certificate, certificate: Certificate): Promise<boolean> =>
  certificate.issuer.isEqual(issuer.subject) && (await certificate.verify(issuer).catch(() => false))

/** Whether a certificate may stand above others, of which so many are authorities themselves. */
const mayIssue = (certificate: Certificate, authoritiesBelow: number): boolean => {
  const constraints = find(certificate, oid.basicConstraints)?.parsedValue
  if (!(constraints instanceof BasicConstraints) || !constraints.cA) return false
  const { pathLenConstraint } = constraints
  if (typeof pathLenConstraint === 'number' && pathLenConstraint < authoritiesBelow) return false
  const usage = find(certificate, oid.keyUsage)?.parsedValue as { valueBlock: { valueHexView: Uint8Array } } | undefined
  // The sixth bit: signing of certificates.
  return !usage || ((usage.valueBlock.valueHexView[0] ?? 0) & 0b0000_0100) !== 0
}

const find = ({ extensions }: Certificate, id: string): Extension | undefined =>
  extensions?.find(({ extnID }) => extnID === id)
