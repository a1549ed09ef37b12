// Passwords: argon2id as OWASP asks for at least, 19 MiB and two passes.
import { hash, verify } from '@node-rs/argon2'

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** How what is stored begins while it was made with the parameters of today. */
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`

/** What is stored of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

/** Whether what is stored was made with other parameters, so that the next right password is hashed anew. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(prefix)

let stranger: Promise<string> | null = null

/** Whether the password belongs to the hash; without a hash it takes the same time and answers false. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  stranger ??= hashPassword('nobody has this password')
  const good = await verify(stored ?? (await stranger), password)
  return good && stored !== null
}
