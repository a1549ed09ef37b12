// An authority of the tests: certificates with any days and extensions, and lists of those that were revoked.
import { webcrypto } from 'node:crypto'
import { BitString, Integer, Utf8String } from 'asn1js'
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CertificateRevocationList,
  CRLDistributionPoints,
  CryptoEngine,
  DistributionPoint,
  Extension,
  ExtKeyUsage,
  GeneralName,
  type RelativeDistinguishedNames,
  RevokedCertificate,
  setEngine,
  Time,
} from 'pkijs'
import type { Signer } from '../src/modules/certificates/sign-pdf.ts'
import { readSigner } from '../src/modules/certificates/signing-key.ts'

setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto as never }))

type Wanted = {
  readonly name: string
  readonly from: Date
  readonly to: Date
  readonly authority?: boolean
  /** Purposes of the extended key usage, critical. */
  readonly purposes?: readonly string[]
  /** Where its issuer's list lies. */
  readonly listAt?: string
}

/** A certificate with its key, and what it may do for others. */
export type KeyHolder = {
  readonly certificate: Certificate
  readonly der: Uint8Array<ArrayBuffer>
  readonly pem: string
  /** PEM of the key. */
  readonly key: string
  /** Signs as documents and timestamps are signed; the chain goes along. */
  readonly signer: Signer
  issue(wanted: Wanted): Promise<KeyHolder>
  /** Its list (DER): numbers of revoked certificates and since when. */
  list(
    times: { readonly at: Date; readonly next: Date },
    revoked?: readonly Revoked[],
  ): Promise<Uint8Array<ArrayBuffer>>
}
type Revoked = { readonly certificate: Certificate; readonly at: Date }

export const timeStamping = '1.3.6.1.5.5.7.3.8'

/** A root that signed itself. */
export const makeRoot = (wanted: Omit<Wanted, 'authority'>): Promise<KeyHolder> =>
  make({ ...wanted, authority: true }, null, [])

let number = 1

const make = async (
  wanted: Wanted,
  issuer: { readonly certificate: Certificate; readonly key: webcrypto.CryptoKey } | null,
  above: readonly string[],
): Promise<KeyHolder> => {
  const pair = (await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: number++ }) })
  setName(certificate.subject, wanted.name)
  if (issuer) certificate.issuer = issuer.certificate.subject
  else setName(certificate.issuer, wanted.name)
  certificate.notBefore.value = wanted.from
  certificate.notAfter.value = wanted.to
  certificate.extensions = extensionsOf(wanted)
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey as never)
  await certificate.sign((issuer?.key ?? pair.privateKey) as never, 'SHA-256')
  const der = new Uint8Array(certificate.toSchema().toBER(false))
  const pem = wrap('CERTIFICATE', der)
  const key = wrap('PRIVATE KEY', new Uint8Array(await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)))
  const chain = [pem, ...above]
  return {
    certificate: Certificate.fromBER(der),
    der,
    pem,
    key,
    signer: readSigner([key, ...chain].join(''), wanted.name),
    issue: below => make(below, { certificate, key: pair.privateKey }, chain),
    async list({ at, next }, revoked = []) {
      const list = new CertificateRevocationList({
        version: 1,
        issuer: certificate.subject,
        thisUpdate: new Time({ value: at }),
        nextUpdate: new Time({ value: next }),
      })
      if (revoked.length > 0) {
        list.revokedCertificates = revoked.map(
          one =>
            new RevokedCertificate({
              userCertificate: one.certificate.serialNumber,
              revocationDate: new Time({ value: one.at }),
            }),
        )
      }
      await list.sign(pair.privateKey as never, 'SHA-256')
      return new Uint8Array(list.toSchema(true).toBER(false))
    },
  }
}

const setName = (name: RelativeDistinguishedNames, value: string): void => {
  name.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value }) }))
}

const extensionsOf = ({ authority = false, purposes, listAt }: Wanted): Extension[] => {
  const usage = new BitString({ valueHex: new Uint8Array([authority ? 0b0000_0110 : 0b1100_0000]).buffer })
  const extensions = [
    new Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: new BasicConstraints({ cA: authority }).toSchema().toBER(false),
    }),
    new Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER(false) }),
  ]
  if (purposes) {
    const purpose = new ExtKeyUsage({ keyPurposes: [...purposes] }).toSchema().toBER(false)
    extensions.push(new Extension({ extnID: '2.5.29.37', critical: true, extnValue: purpose }))
  }
  if (listAt !== undefined) {
    const point = new DistributionPoint({ distributionPoint: [new GeneralName({ type: 6, value: listAt })] })
    const points = new CRLDistributionPoints({ distributionPoints: [point] }).toSchema().toBER(false)
    extensions.push(new Extension({ extnID: '2.5.29.31', critical: false, extnValue: points }))
  }
  return extensions
}

const wrap = (kind: string, der: Uint8Array): string => {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN ${kind}-----\n${lines.join('\n')}\n-----END ${kind}-----\n`
}
