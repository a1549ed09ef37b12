// Why a command of the server ended, as one sentence for whoever reads the mail of a timer.
import { PlainError } from '../plain-error.ts'

/** Of the system's errors those that an operator meets, by their codes. */
const causes: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this account is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder',
  EEXIST: 'it is a file, not a folder',
  ENOENT: 'there is no such file or folder',
  ECONNREFUSED: 'the database does not answer',
  EAI_AGAIN: 'the name of the database is not known',
  EHOSTUNREACH: 'the machine of the database cannot be reached',
  ENETUNREACH: 'the machine of the database cannot be reached',
  ETIMEDOUT: 'the database does not answer',
  EIO: 'the disk gives an error',
  EFBIG: 'a file may not become so large there',
  EMFILE: 'too many files are open',
  STORE_AWAY: 'the store of files does not answer',
  ENOTFOUND: 'the name of the database is not known',
  '28P01': 'the database takes no such name and password',
  '3D000': 'there is no database of that name',
  '28000': 'the database does not let this account in',
  '42501': 'the account may not do that in the database',
  '53300': 'the database takes no more connections',
  '57P03': 'the database is starting or stopping',
  '42P01': 'the database holds no portal',
}

/**
 * The sentence for an error: its own message where it is plain, what the code of a system or database error means else;
 * the whole error where nothing is known of it.
 */
export const failureOf = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof PlainError) return (error as Error).message ?? error
  const { code, path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string }
  const cause = causes[code ?? '']
  if (cause === undefined) return error
  const place = dest ?? path
  return place === undefined ? `Nothing was done: ${cause} (${code}).` : `${place}: ${cause} (${code}).`
}
