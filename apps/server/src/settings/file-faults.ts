// Files and folders that settings name, looked at before anything is started on them.
import { accessSync, constants, readFileSync } from 'node:fs'
import { makeFolder } from '../make-folder.ts'
import { certificatesOf, readSigningKeyFacts } from './signing-key-facts.ts'

type Named = {
  /** An absolute path. */
  readonly DATA_DIR: string
  readonly SIGNING_KEY_FILE?: string | undefined
  readonly TSA_CA_FILE?: string | undefined
}

const causes: Readonly<Record<string, string>> = {
  EACCES: 'this account may not',
  EPERM: 'this account may not',
  EROFS: 'nothing can be written there',
  EEXIST: 'it is a file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is a file',
  ENOSPC: 'the disk is full',
  ENOENT: 'it is not there',
}

/** What an error of the system means, in a few words. */
export const causeOf = (error: unknown): string => {
  const { code = 'unknown' } = error as NodeJS.ErrnoException
  return causes[code] ?? code
}

/** What is wrong with the named files, a sentence each; the folder of the data is made where it is not there. */
export const fileFaults = ({ DATA_DIR, SIGNING_KEY_FILE, TSA_CA_FILE }: Named): string[] => {
  const key = SIGNING_KEY_FILE ? readSigningKeyFacts(SIGNING_KEY_FILE, DATA_DIR) : null
  return [
    ...folderFault(DATA_DIR),
    ...(key?.problem === undefined ? [] : [`SIGNING_KEY_FILE is wrong: ${key.problem}.`]),
    ...(TSA_CA_FILE ? rootsFault(TSA_CA_FILE) : []),
  ]
}

const folderFault = (folder: string): string[] => {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
    return []
  } catch (error) {
    const isNotMade = (error as NodeJS.ErrnoException).code === 'ENOENT'
    const cause = isNotMade ? 'no folder can be made there' : causeOf(error)
    return [`DATA_DIR is wrong: nothing can be written into ${folder} (${cause}).`]
  }
}

const rootsFault = (file: string): string[] => {
  try {
    const count = certificatesOf(readFileSync(file, 'utf8')).length
    return count > 0 ? [] : [`TSA_CA_FILE is wrong: ${file} holds no certificate.`]
  } catch (error) {
    return [`TSA_CA_FILE is wrong: ${file} cannot be read (${causeOf(error)}).`]
  }
}
