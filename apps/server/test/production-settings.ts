// An environment that may serve real people, with a key that an authority could have given.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSelfSigned } from '../src/modules/certificates/signing-key.ts'

/** Complete settings of production; the key lies in the folder. */
export const productionSettings = async (folder: string) => {
  mkdirSync(folder, { recursive: true })
  const keyFile = join(folder, 'agency.pem')
  writeFileSync(keyFile, await makeSelfSigned({ name: 'Mergejliin khyanaltyn baiguullaga', extensions: [] }))
  return {
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: 'https://portal.agency.mn',
    OIDC_ISSUER: 'https://sign-on.agency.mn',
    OIDC_CLIENT_SECRET: 'given out by the issuer',
    SIGNING_KEY_FILE: keyFile,
    SMTP_URL: 'smtp://mail.agency.mn:587',
    MAIL_FROM: 'Khyanalt <no-reply@agency.mn>',
    SECRET: 'q7Zr0Vt2mXc9LkP4sWnB8uHd3yEaG6jf',
  }
}
