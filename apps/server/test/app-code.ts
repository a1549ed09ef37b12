import { Secret, TOTP } from 'otpauth'

/** What an authenticator app with this secret (base32) shows at a moment, in milliseconds. */
export const appCode = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
