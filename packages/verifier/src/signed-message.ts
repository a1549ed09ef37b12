// A detached CMS signature (CAdES, as PDFs of the portal carry it): whether it holds, and whose it is.
import { fromBER, OctetString } from 'asn1js'
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData } from 'pkijs'
import { type Bytes, sha256, toHex } from './bytes.ts'
import { nameOf } from './certificate-chain.ts'
import { startEngine } from './engine.ts'

/** Whose signature it is. */
export type Signature = {
  /** Whether the bytes are those that were signed. */
  readonly intact: boolean
  readonly signer: string
  /** Hex SHA-256 of the signer's certificate. */
  readonly fingerprint: string
  readonly validFrom: string
  readonly validTo: string
}

const oid = {
  messageDigest: '1.2.840.113549.1.9.4',
  data: '1.2.840.113549.1.7.1',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
}

/** Reads and checks a signature over bytes; null when it cannot even be read. */
export const checkSignature = async (cms: Bytes, content: Bytes): Promise<Signature | null> => {
  startEngine()
  const signed = readSignedData(cms)
  if (!signed) return null
  const verified = await signed
    .verify({ signer: 0, data: content.buffer, checkChain: false, extendedMode: true })
    .catch(() => null)
  const intact = verified?.signatureVerified === true
  // Whose key it was is known of a signature that holds: a message may carry certificates of others in any order.
  // Of a broken one the first is named as it claims, and nothing is believed.
  const certificate = (intact ? verified.signerCertificate : signed.certificates?.[0]) as Certificate | null | undefined
  if (!certificate) return null
  return {
    // The digest is compared here as well: a signature over other attributes alone proves nothing of these bytes.
    intact: intact && (await digestMatches(signed, content)),
    signer: nameOf(certificate),
    fingerprint: await fingerprintOf(new Uint8Array(certificate.toSchema().toBER(false))),
    validFrom: certificate.notBefore.value.toISOString(),
    validTo: certificate.notAfter.value.toISOString(),
  }
}

/** Hex SHA-256 of a certificate in DER. */
export const fingerprintOf = async (der: Bytes): Promise<string> => toHex(await sha256(der))

/** The certificates of a PEM text, as DER. */
export const readPem = (pem: string): Bytes[] =>
  [...pem.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g)].map(([, body = '']) =>
    Uint8Array.from(atob(body.replace(/\s/g, '')), letter => letter.charCodeAt(0)),
  )

/** The structure of a signature; null when it cannot be read. */
export const readSignedData = (cms: Bytes): SignedData | null => {
  try {
    // A place that is longer than the signature ends in zeros; what follows the structure is not looked at.
    const { offset, result } = fromBER(cms)
    if (offset < 0) return null
    return new SignedData({ schema: new ContentInfo({ schema: result }).content })
  } catch {
    return null
  }
}

const digestMatches = async (signed: SignedData, content: Bytes): Promise<boolean> => {
  const attributes = signed.signerInfos[0]?.signedAttrs?.attributes ?? []
  const digest = attributes.find(({ type }) => type === oid.messageDigest)?.values[0]
  if (!(digest instanceof OctetString) || signed.encapContentInfo.eContentType !== oid.data) return false
  return toHex(new Uint8Array(digest.valueBlock.valueHexView)) === toHex(await sha256(content))
}

/** The certificate whose key made the signature, by the name and number that the signature gives. */
export const signerOf = (signed: SignedData): Certificate | null => {
  const sid = signed.signerInfos[0]?.sid
  const found = signed.certificates?.find(
    one =>
      one instanceof Certificate &&
      sid instanceof IssuerAndSerialNumber &&
      one.issuer.isEqual(sid.issuer) &&
      one.serialNumber.isEqual(sid.serialNumber),
  )
  return found instanceof Certificate ? found : null
}

/** The timestamp over the signature that the message carries beside what is signed (RFC 3161, appendix A). */
export const stampOf = (signed: SignedData): { readonly token: Bytes; readonly signature: Bytes } | null => {
  const [info] = signed.signerInfos
  const held = info?.unsignedAttrs?.attributes.find(({ type }) => type === oid.timeStampToken)?.values[0]
  if (!info || !held) return null
  return {
    token: new Uint8Array(held.toBER(false)),
    signature: new Uint8Array(info.signature.valueBlock.valueHexView),
  }
}
