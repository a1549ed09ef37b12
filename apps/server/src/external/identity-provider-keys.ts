// Keys of the built-in identity provider: made once, kept beside the data, so that restarts do not end its sessions.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JWK } from 'oidc-provider'

export type IssuerKeys = {
  /** Signs identity tokens. */
  readonly jwks: { readonly keys: JWK[] }
  /** Sign cookies. */
  readonly cookieKeys: string[]
}

/** Reads the keys under DATA_DIR/keys, or makes them; of two processes that start together one wins. */
export const readIssuerKeys = async (dataDir: string): Promise<IssuerKeys> => {
  const folder = join(dataDir, 'keys')
  const path = join(folder, 'issuer.json')
  const kept = await readKept(path)
  if (kept) return kept
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, JSON.stringify(makeKeys()), { mode: 0o600 })
  // A link is made whole or not at all, and not over a file that is there already.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  const made = await readKept(path)
  if (!made) throw new Error(`${path} cannot be read`)
  return made
}

const readKept = async (path: string): Promise<IssuerKeys | null> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as IssuerKeys
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const makeKeys = (): IssuerKeys => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kid = randomBytes(8).toString('hex')
  return {
    jwks: { keys: [{ ...(privateKey.export({ format: 'jwk' }) as JWK), use: 'sig', alg: 'RS256', kid }] },
    cookieKeys: [randomBytes(32).toString('base64url')],
  }
}
