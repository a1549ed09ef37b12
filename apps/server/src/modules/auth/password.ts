// Passwords: argon2id with the library's defaults (19 MiB, two passes).
import { hash, verify } from '@node-rs/argon2'

/** What is stored of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password)

let stranger: Promise<string> | null = null

/** Whether the password belongs to the hash; without a hash it takes the same time and answers false. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  stranger ??= hash('nobody has this password')
  const good = await verify(stored ?? (await stranger), password)
  return good && stored !== null
}
