// Files and folders that settings name, looked at before anything is started on them.
import { accessSync, constants, readFileSync } from 'node:fs'
import { makeFolder } from '../make-folder.ts'
import type { Said } from '../terminal-language.ts'
import { certificatesOf, readSigningKeyFacts } from './signing-key-facts.ts'

type Named = {
  /** An absolute path. */
  readonly DATA_DIR: string
  readonly SIGNING_KEY_FILE?: string | undefined
  readonly TSA_CA_FILE?: string | undefined
}

const causes: Readonly<Record<string, Said>> = {
  EACCES: { mn: 'энэ бүртгэлд эрх алга', en: 'this account may not' },
  EPERM: { mn: 'энэ бүртгэлд эрх алга', en: 'this account may not' },
  EROFS: { mn: 'тэнд бичих боломжгүй', en: 'nothing can be written there' },
  EEXIST: { mn: 'файл байна', en: 'it is a file' },
  EISDIR: { mn: 'хавтас байна', en: 'it is a folder' },
  ENOTDIR: { mn: 'замын нэг хэсэг нь файл байна', en: 'a part of the path is a file' },
  ENOSPC: { mn: 'диск дүүрсэн', en: 'the disk is full' },
  ENOENT: { mn: 'тэнд алга', en: 'it is not there' },
}
const notMade: Said = { mn: 'тэнд хавтас үүсгэх боломжгүй', en: 'no folder can be made there' }

/** What an error of the system means, in a few words. */
export const causeOf = (error: unknown): Said => {
  const { code = 'unknown' } = error as NodeJS.ErrnoException
  return causes[code] ?? { mn: code, en: code }
}

/** What is wrong with the named files, a sentence each; the folder of the data is made where it is not there. */
export const fileFaults = ({ DATA_DIR, SIGNING_KEY_FILE, TSA_CA_FILE }: Named): Said[] => {
  const problem = SIGNING_KEY_FILE ? readSigningKeyFacts(SIGNING_KEY_FILE, DATA_DIR).problem : undefined
  return [
    ...folderFault(DATA_DIR),
    ...(problem
      ? [{ mn: `SIGNING_KEY_FILE буруу: ${problem.mn}.`, en: `SIGNING_KEY_FILE is wrong: ${problem.en}.` }]
      : []),
    ...(TSA_CA_FILE ? rootsFault(TSA_CA_FILE) : []),
  ]
}

const folderFault = (folder: string): Said[] => {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
    return []
  } catch (error) {
    const { mn, en } = (error as NodeJS.ErrnoException).code === 'ENOENT' ? notMade : causeOf(error)
    return [
      {
        mn: `DATA_DIR буруу: ${folder} хавтсанд бичих боломжгүй (${mn}).`,
        en: `DATA_DIR is wrong: nothing can be written into ${folder} (${en}).`,
      },
    ]
  }
}

const rootsFault = (file: string): Said[] => {
  try {
    if (certificatesOf(readFileSync(file, 'utf8')).length > 0) return []
    return [
      {
        mn: `TSA_CA_FILE буруу: ${file} файлд гэрчилгээ алга.`,
        en: `TSA_CA_FILE is wrong: ${file} holds no certificate.`,
      },
    ]
  } catch (error) {
    const { mn, en } = causeOf(error)
    return [
      {
        mn: `TSA_CA_FILE буруу: ${file} файлыг унших боломжгүй (${mn}).`,
        en: `TSA_CA_FILE is wrong: ${file} cannot be read (${en}).`,
      },
    ]
  }
}
