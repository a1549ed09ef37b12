// Keys travel in a backup only under a password.
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The name of the part that holds them. */
export const keysName = 'keys.aes-256-gcm'

type Keys = Readonly<Record<string, string>>
const saltBytes = 16
const nonceBytes = 12
const tagBytes = 16

/** Reads the files of a folder of keys; empty when there is none. */
export const readKeys = async (folder: string): Promise<Keys> => {
  const names = await readdir(folder).catch(() => [])
  return Object.fromEntries(
    await Promise.all(
      names.map(async name => [name, (await readFile(join(folder, name))).toString('base64')] as const),
    ),
  )
}

/** Puts them into a folder that only this account may enter. */
export const writeKeys = async (folder: string, keys: Keys): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [name, text] of Object.entries(keys)) {
    await writeFile(join(folder, name), Buffer.from(text, 'base64'), { mode: 0o600, flag: 'wx' })
  }
}

/** Takes back what was written, as far as it was. */
export const removeKeys = async (folder: string, keys: Keys): Promise<void> => {
  for (const name of Object.keys(keys)) await rm(join(folder, name), { force: true }).catch(() => {})
}

export const lockKeys = (keys: Keys, password: string): Buffer => {
  const salt = randomBytes(saltBytes)
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(password, salt, costs[0]), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(keys)), cipher.final()])
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), text])
}

/** The keys, or null when the password is another one. */
export const unlockKeys = (locked: Buffer, password: string): Keys | null => {
  for (const cost of costs) {
    const keys = unlockWith(locked, password, cost)
    if (keys) return keys
  }
  return null
}

const unlockWith = (locked: Buffer, password: string, cost: number): Keys | null => {
  const salt = locked.subarray(0, saltBytes)
  const nonce = locked.subarray(saltBytes, saltBytes + nonceBytes)
  const text = saltBytes + nonceBytes + tagBytes
  const cipher = createDecipheriv('aes-256-gcm', keyOf(password, salt, cost), nonce)
  cipher.setAuthTag(locked.subarray(text - tagBytes, text))
  try {
    return JSON.parse(Buffer.concat([cipher.update(locked.subarray(text)), cipher.final()]).toString()) as Keys
  } catch {
    return null
  }
}

// What a guess costs, as is advised today; then what backups of before were locked with.
const costs = [2 ** 17, 2 ** 15] as const

const keyOf = (password: string, salt: Buffer, cost: number): Buffer =>
  scryptSync(password, salt, 32, { N: cost, r: 8, p: 1, maxmem: 2 ** 28 })
