// Second half of a PAdES signature: the CMS over the prepared bytes, written into its place; with a timestamp it is B-T.
import { createHash } from 'node:crypto'
import { type BaseBlock, fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { PreparedPdf } from './prepare-signature.ts'

/** Who signs: the certificate chain, signer first, and one operation that may live in an HSM or a key service. */
export type Signer = {
  readonly algorithm: 'ecdsa-sha256' | 'rsa-sha256'
  /** DER, signer first. */
  readonly certificates: readonly Uint8Array<ArrayBuffer>[]
  /** Common name of the signer. */
  readonly name: string
  /** Signs the DER of the signed attributes with SHA-256; ECDSA answers a DER sequence of r and s. */
  sign(tbs: Uint8Array): Promise<Uint8Array>
}

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  'ecdsa-sha256': '1.2.840.10045.4.3.2',
  'rsa-sha256': '1.2.840.113549.1.1.1',
} as const

/** Asks for a timestamp about a signature value; null when none is to be had now. */
export type StampSignature = (signature: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer> | null>

/** The signed PDF; with `stamp` its signature carries a timestamp beside it, if there is one to be had. */
export const signPdf = async (
  { bytes, byteRange }: PreparedPdf,
  signer: Signer,
  stamp?: StampSignature,
): Promise<Buffer> => {
  const [, firstLength, second, secondLength] = byteRange
  const digest = createHash('sha256')
    .update(bytes.subarray(0, firstLength))
    .update(bytes.subarray(second, second + secondLength))
    .digest()
  const signature = Buffer.from(await signDigest(digest, signer, stamp)).toString('hex')
  const room = second - firstLength - 2
  // A long chain and a long timestamp may not fit together; the night adds the timestamp then.
  if (signature.length > room && stamp) return signPdf({ bytes, byteRange }, signer)
  if (signature.length > room)
    throw new Error('The signature is longer than its place; the certificate chain is too long')
  const signed = Buffer.from(bytes)
  signed.write(signature, firstLength + 1, 'latin1')
  return signed
}

/** A detached CMS with the attributes of PAdES-B-B over a SHA-256; the time stands in what is signed. */
export const signDigest = async (
  digest: Uint8Array<ArrayBuffer>,
  signer: Signer,
  stamp?: StampSignature,
): Promise<ArrayBuffer> =>
  makeSignedData(new EncapsulatedContentInfo({ eContentType: oid.data }), digest, signer, stamp)

/** The same for content of any type that the message itself may carry; `digest` is that of the content. */
export const makeSignedData = async (
  encapContentInfo: EncapsulatedContentInfo,
  digest: Uint8Array<ArrayBuffer>,
  signer: Signer,
  stamp?: StampSignature,
): Promise<ArrayBuffer> => {
  const certificates = readCertificates(signer)
  const own = certificates[0]
  const ownDer = signer.certificates[0]
  if (!own || !ownDer) throw new Error('The signer has no certificate')
  const attributes = sortAsSet([
    attribute(oid.contentType, new ObjectIdentifier({ value: encapContentInfo.eContentType })),
    attribute(oid.messageDigest, new OctetString({ valueHex: buffer(digest) })),
    attribute(oid.signingCertificateV2, signingCertificate(ownDer)),
  ])
  const signedAttrs = new SignedAndUnsignedAttributes({ type: 0, attributes })
  const tbs = Buffer.from(signedAttrs.toSchema().toBER(false))
  // Signed as a SET OF, stored under an implicit tag (RFC 5652 §5.4).
  tbs[0] = 0x31
  const signature = new Uint8Array(await signer.sign(tbs))
  const token = stamp ? await stamp(signature) : null
  const info = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: new AlgorithmIdentifier({ algorithmId: oid.sha256 }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: oid[signer.algorithm] }),
    signature: new OctetString({ valueHex: signature.buffer }),
    signedAttrs,
    ...(token ? { unsignedAttrs: stamped(token) } : {}),
  })
  const signedData = new SignedData({
    // Content of another type than data asks for the third version (RFC 5652 §5.1).
    version: encapContentInfo.eContentType === oid.data ? 1 : 3,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: oid.sha256 })],
    encapContentInfo,
    certificates,
    signerInfos: [info],
  })
  return new ContentInfo({ contentType: oid.signedData, content: signedData.toSchema(true) }).toSchema().toBER(false)
}

// They are the same for every document.
const read = new WeakMap<Signer, Certificate[]>()

const readCertificates = (signer: Signer): Certificate[] => {
  const known = read.get(signer) ?? signer.certificates.map(der => Certificate.fromBER(der))
  read.set(signer, known)
  return known
}

/** SigningCertificateV2 (RFC 5035): the SHA-256 of the certificate, the default digest, so that it cannot be swapped. */
const signingCertificate = (certificate: Uint8Array): Sequence => {
  const hash = new OctetString({ valueHex: buffer(createHash('sha256').update(certificate).digest()) })
  return new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] })
}

/** A timestamp about the signature, which is no part of what was signed (RFC 3161, appendix A). */
const stamped = (token: Uint8Array<ArrayBuffer>): SignedAndUnsignedAttributes =>
  new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute(oid.timeStampToken, fromBER(token).result)] })

const attribute = (type: string, value: BaseBlock): Attribute => new Attribute({ type, values: [value] })

/** DER orders the members of a set by their encoding. */
const sortAsSet = (attributes: Attribute[]): Attribute[] =>
  attributes.sort((one, other) =>
    Buffer.compare(Buffer.from(one.toSchema().toBER(false)), Buffer.from(other.toSchema().toBER(false))),
  )

const buffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer
