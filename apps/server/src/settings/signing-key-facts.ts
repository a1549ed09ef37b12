// What can be told of the PEM that signs documents before it signs anything.
import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Said } from '../terminal-language.ts'

/** The name in certificates that a demo makes for itself; an agency's certificate never bears it. */
export const demoKeyName = 'Khyanalt demo signature'

/** The demo's own key below DATA_DIR. */
export const demoKeyFile = (dataDir: string): string => join(dataDir, 'keys', 'signing.pem')

/** Either why the file cannot sign, or how long it can and whether a demo made it. */
export type SigningKeyFacts =
  | { readonly problem: Said }
  | { readonly problem?: undefined; readonly ofDemo: boolean; readonly from: Date; readonly until: Date }

/** Reads key and certificate of a PEM; the demo's key is known by its certificate, and by itself under any other. */
export const readSigningKeyFacts = (file: string, dataDir: string): SigningKeyFacts => {
  let pem: string
  try {
    pem = readFileSync(file, 'utf8')
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    return { problem: { mn: `${file} файлыг унших боломжгүй (${code})`, en: `${file} cannot be read (${code})` } }
  }
  try {
    const key = createPrivateKey(pem)
    const own = certificatesOf(pem).find(certificate => certificate.checkPrivateKey(key))
    if (!own)
      return {
        problem: { mn: `${file} файлд түлхүүрийн гэрчилгээ алга`, en: `${file} holds no certificate of its key` },
      }
    const ofDemo = own.subject.includes(demoKeyName) || isSameKey(key, demoKeyFile(dataDir))
    return { ofDemo, from: own.validFromDate, until: own.validToDate }
  } catch {
    return {
      problem: { mn: `${file} файлд PEM хэлбэрийн хувийн түлхүүр алга`, en: `${file} holds no private key as PEM` },
    }
  }
}

/** Every certificate in PEM text, in its order. */
export const certificatesOf = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(text => new X509Certificate(text))

const isSameKey = (key: KeyObject, file: string): boolean => {
  try {
    return createPublicKey(key).equals(createPublicKey(createPrivateKey(readFileSync(file, 'utf8'))))
  } catch {
    return false
  }
}
