// Since when a signature is proven to exist, and whether its signer's certificate held then (PAdES-B-T to B-LTA).
import type { Certificate, CertificateRevocationList, SignedData } from 'pkijs'
import type { Bytes } from './bytes.ts'
import { isSame, readCertificate } from './certificate-chain.ts'
import type { Revisions } from './revisions.ts'
import { type Revocation, readList, readRevocation } from './revocation.ts'
import { readSignedData, signerOf, stampOf } from './signed-message.ts'
import { checkTimestamp, type Timestamp, type TimestampFault } from './timestamp.ts'

/** What timestamps prove of a file whose signature is intact. */
export type ProvenTime = {
  /** The earliest moment that is proven, ISO; null where nothing proves one. */
  readonly at: string | null
  /** Who says so. */
  readonly authority: string | null
  /** When the latest timestamp was made, ISO. */
  readonly renewed: string | null
  /** When the last certificate ends that this rests on, ISO. */
  readonly until: string | null
  /** Why a timestamp that is there proves nothing. */
  readonly fault: TimestampFault | 'evidence_changed' | 'authority_ended' | 'authority_revoked' | null
  /** Whether the signer's certificate held at the proven moment, or today where none is proven. */
  readonly signer: 'held' | 'ended' | 'revoked'
  /** What its issuer says of revocation. */
  readonly revocation: Revocation
}

/** Judges the timestamps of a file by trusted roots of their authorities (DER); `now` is the moment of the check. */
export const readProvenTime = async (revisions: Revisions, roots: readonly Bytes[], now: Date): Promise<ProvenTime> => {
  const trusted = roots.map(readCertificate).filter(one => one !== null)
  const signed = readSignedData(revisions.signature.contents)
  const known = collect(revisions, signed)
  const own = (signed?.certificates ?? []) as Certificate[]
  const sound = await isSound(revisions, own, [...known.certificates, ...trusted])
  const { proven, fault } = sound
    ? await judgeTimestamps(revisions, signed, trusted, known.lists, now)
    : { proven: null, fault: 'evidence_changed' as const }
  const signer = signed && signerOf(signed)
  const at = proven ? new Date(proven.first.at) : now
  const revocation = signer
    ? await revocationOf(signer, [...known.certificates, ...trusted], known.lists, at)
    : 'unknown'
  const held = signer && signer.notBefore.value <= at && at <= signer.notAfter.value
  return {
    at: proven?.first.at ?? null,
    authority: proven?.first.authority ?? null,
    renewed: proven?.last.at ?? null,
    until: proven?.last.ends ?? null,
    fault,
    signer: revocation === 'revoked' ? 'revoked' : held ? 'held' : 'ended',
    revocation,
  }
}

type Known = { readonly certificates: readonly Certificate[]; readonly lists: readonly CertificateRevocationList[] }

/** Everything the file brings along. */
const collect = ({ updates }: Revisions, signed: SignedData | null): Known => ({
  certificates: [
    ...((signed?.certificates ?? []) as Certificate[]),
    ...updates.flatMap(({ certificates }) => certificates.map(readCertificate)).filter(one => one !== null),
  ],
  lists: updates.flatMap(({ lists }) => lists.map(readList)).filter(one => one !== null),
})

/**
 * Whether everything in the evidence is what its issuer signed, or stands beside the signature too: what no timestamp
 * covers yet could be changed.
 */
const isSound = async (
  { updates }: Revisions,
  own: readonly Certificate[],
  among: readonly Certificate[],
): Promise<boolean> => {
  const signedByOne = async (verify: (issuer: Certificate) => Promise<boolean>): Promise<boolean> => {
    for (const issuer of among) if (await verify(issuer).catch(() => false)) return true
    return false
  }
  for (const { certificates, lists, answers } of updates) {
    // Answers about single certificates are not read yet, and none are written.
    if (answers.length > 0) return false
    for (const certificate of certificates.map(readCertificate)) {
      if (certificate && own.some(one => isSame(one, certificate))) continue
      if (!certificate || !(await signedByOne(issuer => certificate.verify(issuer)))) return false
    }
    for (const list of lists.map(readList)) {
      if (!list || !(await signedByOne(issuerCertificate => list.verify({ issuerCertificate })))) return false
    }
  }
  return true
}

/** The tokens in a file, earliest first, each with the bytes that it should be about. */
export const stampsOf = (
  { updates }: Revisions,
  signed: SignedData | null,
): readonly { readonly token: Bytes; readonly stamped: Bytes }[] => {
  const inside = signed && stampOf(signed)
  return [
    ...(inside ? [{ token: inside.token, stamped: inside.signature }] : []),
    ...updates.flatMap(({ stamp }) => (stamp ? [{ token: stamp.contents, stamped: stamp.covered }] : [])),
  ]
}

type Judged = {
  /** The earliest and the latest of those that count. */
  readonly proven: { readonly first: Timestamp; readonly last: Timestamp } | null
  readonly fault: ProvenTime['fault']
}

/**
 * From the latest to the earliest: each counts while the certificate of its authority holds, now or at the moment that
 * the next one proves. One whose token is damaged makes the file one that was tampered with.
 */
const judgeTimestamps = async (
  revisions: Revisions,
  signed: SignedData | null,
  roots: readonly Certificate[],
  lists: readonly CertificateRevocationList[],
  now: Date,
): Promise<Judged> => {
  let judged: Judged = { proven: null, fault: null }
  let moment = now
  for (const { token, stamped } of stampsOf(revisions, signed).toReversed()) {
    const read = await checkTimestamp(token, stamped, roots)
    if (read.fault !== null) {
      if (read.fault !== 'unknown_authority') return { proven: null, fault: read.fault }
      judged = { ...judged, fault: judged.proven ? judged.fault : read.fault }
      continue
    }
    const fault = await faultOfAuthority(read, lists, moment)
    if (fault) {
      judged = { ...judged, fault: judged.proven ? judged.fault : fault }
      continue
    }
    judged = { proven: { first: read, last: judged.proven?.last ?? read }, fault: null }
    moment = new Date(read.at)
  }
  return judged
}

const faultOfAuthority = async (
  { at, ends, chain }: Timestamp,
  lists: readonly CertificateRevocationList[],
  moment: Date,
): Promise<'authority_ended' | 'authority_revoked' | null> => {
  if (new Date(ends) < moment) return 'authority_ended'
  for (const [place, certificate] of chain.entries()) {
    const issuer = chain[place + 1]
    if (issuer && (await readRevocation(certificate, issuer, lists, new Date(at), 'authority')) === 'revoked') {
      return 'authority_revoked'
    }
  }
  return null
}

/** By the certificate that signed the signer's, wherever it stands; one that signed itself names no list. */
const revocationOf = async (
  signer: Certificate,
  among: readonly Certificate[],
  lists: readonly CertificateRevocationList[],
  at: Date,
): Promise<Revocation> => {
  let said: Revocation = (await readRevocation(signer, signer, [], at)) === 'unnamed' ? 'unnamed' : 'unknown'
  for (const issuer of among) {
    if (isSame(issuer, signer) || !signer.issuer.isEqual(issuer.subject)) continue
    if (!(await signer.verify(issuer).catch(() => false))) continue
    const found = await readRevocation(signer, issuer, lists, at)
    if (found === 'revoked') return found
    if (found === 'good') said = found
  }
  return said
}
