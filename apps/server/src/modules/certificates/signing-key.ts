// The key that signs documents: from a PEM file, or a demo key made at first start.
import { createPrivateKey, generateKeyPairSync, type KeyObject, sign, webcrypto, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { BitString, Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, CryptoEngine, Extension, setEngine } from 'pkijs'
import type { Config } from '../../config.ts'
import { keepOnce } from '../../keep-once.ts'
import { certificatesOf, demoKeyFile, demoKeyName } from '../../settings/signing-key-facts.ts'
import type { Signer } from './sign-pdf.ts'

/** Opens the signer: SIGNING_KEY_FILE (PEM with the key and its chain), else a demo key below DATA_DIR/keys. */
export const openSigner = async (config: Pick<Config, 'DATA_DIR' | 'SIGNING_KEY_FILE'>): Promise<Signer> => {
  const pem = config.SIGNING_KEY_FILE
    ? await readFile(config.SIGNING_KEY_FILE, 'utf8')
    : await readOrMakeDemoKey(demoKeyFile(config.DATA_DIR), { name: demoKeyName, extensions: [] })
  return readSigner(pem, 'SIGNING_KEY_FILE')
}

/** A signer from PEM text; `where` names it when it is of no use. */
export const readSigner = (pem: string, where: string): Signer => {
  const key = createPrivateKey(pem)
  const chain = certificatesOf(pem)
  const own = chain.find(certificate => certificate.checkPrivateKey(key))
  if (!own) throw new Error(`${where} holds no certificate of its key`)
  return {
    algorithm: algorithmOf(key, where),
    certificates: [own, ...chain.filter(certificate => certificate !== own)].map(({ raw }) => new Uint8Array(raw)),
    name: /(?:^|\+ )CN=([^+\n]+)/m.exec(own.subject)?.[1] ?? own.subject,
    sign: async tbs => sign('sha256', tbs, key),
  }
}

/** When the signer's own certificate ends. */
export const endOf = ({ certificates }: Pick<Signer, 'certificates'>): Date =>
  new X509Certificate(certificates[0] ?? new Uint8Array()).validToDate

const algorithmOf = (key: KeyObject, where: string): Signer['algorithm'] => {
  if (key.asymmetricKeyType === 'rsa') return 'rsa-sha256'
  if (key.asymmetricKeyType === 'ec') return 'ecdsa-sha256'
  throw new Error(`${where} holds a key of type ${key.asymmetricKeyType}; RSA or EC is needed`)
}

/** Whose a certificate is, and what it says beside the usual. */
type SelfSigned = { readonly name: string; readonly extensions: readonly Extension[] }

/** PEM of a key of the demo with its certificate, made when it is first asked for. */
export const readOrMakeDemoKey = async (path: string, wanted: SelfSigned): Promise<string> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return keepOnce(path, await makeSelfSigned(wanted))
}

const years = 10

/** A new key with a certificate that it signed itself, as PEM; tests stand an authority's in by another name. */
export const makeSelfSigned = async ({ name, extensions }: SelfSigned): Promise<string> => {
  setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto as never }))
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const format = (key: KeyObject, type: 'pkcs8' | 'spki') =>
    new Uint8Array(key.export({ type, format: 'der' } as never) as never)
  const [privateKey, publicKey] = await Promise.all([
    webcrypto.subtle.importKey('pkcs8', format(pair.privateKey, 'pkcs8'), algorithm, false, ['sign']),
    webcrypto.subtle.importKey('spki', format(pair.publicKey, 'spki'), algorithm, true, ['verify']),
  ])
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: Date.now() }) })
  for (const place of [certificate.subject, certificate.issuer]) {
    place.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) }))
  }
  const from = new Date()
  certificate.notBefore.value = from
  certificate.notAfter.value = new Date(Date.UTC(from.getUTCFullYear() + years, from.getUTCMonth(), from.getUTCDate()))
  // Digital signature and non-repudiation, nothing else; not an authority.
  const usage = new BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 })
  certificate.extensions = [
    new Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER(false) }),
    new Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(false),
    }),
    ...extensions,
  ]
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  await certificate.sign(privateKey, 'SHA-256')
  return `${pair.privateKey.export({ type: 'pkcs8', format: 'pem' })}${new X509Certificate(Buffer.from(certificate.toSchema().toBER(false))).toString()}\n`
}
