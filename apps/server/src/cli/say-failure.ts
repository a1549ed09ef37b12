// Why a command of the server ended, as one sentence for whoever reads the mail of a timer.
import { PlainError } from '../plain-error.ts'
import { inLanguages, type Said, type SpokenLanguage } from '../terminal-language.ts'

const mayNotWrite: Said = { mn: 'энэ бүртгэлд тэнд бичих эрх алга', en: 'this account may not write there' }
const isSilent: Said = { mn: 'өгөгдлийн сан хариулахгүй байна', en: 'the database does not answer' }
const isUnknown: Said = { mn: 'өгөгдлийн сангийн нэр танигдахгүй байна', en: 'the name of the database is not known' }
const isAway: Said = {
  mn: 'өгөгдлийн сангийн машинд хүрэхгүй байна',
  en: 'the machine of the database cannot be reached',
}

/** Of the system's errors those that an operator meets, by their codes. */
const causes: Readonly<Record<string, Said>> = {
  EACCES: mayNotWrite,
  EPERM: mayNotWrite,
  EROFS: { mn: 'тэнд бичих боломжгүй', en: 'nothing can be written there' },
  ENOSPC: { mn: 'диск дүүрсэн', en: 'the disk is full' },
  EDQUOT: { mn: 'энэ бүртгэлийн дискний хэмжээ дууссан', en: 'the quota of this account is used up' },
  ENOTDIR: { mn: 'замын нэг хэсэг нь хавтас биш, файл байна', en: 'a part of the path is a file, not a folder' },
  EISDIR: { mn: 'хавтас байна', en: 'it is a folder' },
  EEXIST: { mn: 'хавтас биш, файл байна', en: 'it is a file, not a folder' },
  ENOENT: { mn: 'ийм файл, хавтас алга', en: 'there is no such file or folder' },
  ECONNREFUSED: isSilent,
  EAI_AGAIN: isUnknown,
  EHOSTUNREACH: isAway,
  ENETUNREACH: isAway,
  ETIMEDOUT: isSilent,
  EIO: { mn: 'диск алдаа өгч байна', en: 'the disk gives an error' },
  EFBIG: { mn: 'тэнд ийм том файл бичих боломжгүй', en: 'a file may not become so large there' },
  EMFILE: { mn: 'хэт олон файл нээлттэй байна', en: 'too many files are open' },
  STORE_AWAY: { mn: 'файлын сан хариулахгүй байна', en: 'the store of files does not answer' },
  ENOTFOUND: isUnknown,
  '28P01': {
    mn: 'өгөгдлийн сан энэ нэр, нууц үгийг хүлээн авахгүй байна',
    en: 'the database takes no such name and password',
  },
  '3D000': { mn: 'ийм нэртэй өгөгдлийн сан алга', en: 'there is no database of that name' },
  '28000': { mn: 'өгөгдлийн сан энэ бүртгэлийг оруулахгүй байна', en: 'the database does not let this account in' },
  '42501': { mn: 'энэ бүртгэлд өгөгдлийн санд тийм эрх алга', en: 'the account may not do that in the database' },
  '53300': { mn: 'өгөгдлийн сан шинэ холболт авахгүй байна', en: 'the database takes no more connections' },
  '57P03': { mn: 'өгөгдлийн сан эхэлж эсвэл зогсож байна', en: 'the database is starting or stopping' },
  '42P01': { mn: 'өгөгдлийн санд портал алга', en: 'the database holds no portal' },
}

/**
 * The sentence for an error in the languages: its own where it is plain, what the code of a system or database error
 * means else; the whole error where nothing is known of it.
 */
export const failureOf = (error: unknown, languages: readonly SpokenLanguage[]): unknown => {
  if (!(error instanceof Error)) return (error as Error).message ?? error
  if (error instanceof PlainError) return inLanguages(error.said, languages)
  const { code, path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string }
  const cause = causes[code ?? '']
  if (cause === undefined) return error
  const place = dest ?? path
  const [mn, en] = place === undefined ? ['Юу ч хийгдсэнгүй', 'Nothing was done'] : [place, place]
  return inLanguages({ mn: `${mn}: ${cause.mn} (${code}).`, en: `${en}: ${cause.en} (${code}).` }, languages)
}
