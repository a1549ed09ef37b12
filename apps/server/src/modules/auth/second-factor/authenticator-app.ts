// Codes of authenticator apps (TOTP, RFC 6238), and their secrets sealed under a key outside the database.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { codeDigits, codeDrift, codeSeconds } from '@khyanalt/domain/second-factor'
import { Secret, TOTP } from 'otpauth'
import type { Services } from '../../../services.ts'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'khyanalt: secrets of authenticator apps', 32))

/** A fresh secret of 160 bits, in base32. */
export const makeAppSecret = (): string => new Secret({ size: 20 }).base32

/** Seals the secret of a person's app: nonce, tag and cipher text; it opens for that person alone. */
export const sealSecret = ({ secret }: Pick<Services, 'secret'>, userId: string, base32: string): Buffer => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(base32, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The secret in base32; null when it was sealed under another key (SECRET was changed) or for somebody else. */
export const openSecret = ({ secret }: Pick<Services, 'secret'>, userId: string, sealed: Buffer): string | null => {
  try {
    const opener = createDecipheriv(algorithm, keyOf(secret), sealed.subarray(0, nonceLength))
      .setAAD(Buffer.from(userId))
      .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
    return Buffer.concat([opener.update(sealed.subarray(nonceLength + tagLength)), opener.final()]).toString('utf8')
  } catch {
    return null
  }
}

const appOf = (base32: string, label: string): TOTP =>
  new TOTP({ issuer: 'Khyanalt', label, digits: codeDigits, period: codeSeconds, secret: Secret.fromBase32(base32) })

/** The address that apps read from a QR code. */
export const appAddress = (base32: string, label: string): string => appOf(base32, label).toString()

/** The step of thirty seconds that a typed code stands for, or null when it is wrong or far from now. */
export const stepOfCode = (base32: string, typed: string, now: Date): number | null => {
  const token = typed.replace(/[\s-]/g, '')
  if (!/^\d+$/.test(token) || token.length !== codeDigits) return null
  const drift = appOf(base32, '').validate({ token, timestamp: now.getTime(), window: codeDrift })
  return drift === null ? null : Math.floor(now.getTime() / (codeSeconds * 1000)) + drift
}
