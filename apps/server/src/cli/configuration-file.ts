// The configuration file: lines KEY=value, read as systemd reads an EnvironmentFile. What a shell or another reader
// would take otherwise is refused with its line, so that one file means one thing wherever it is given.
import { readFileSync, statSync } from 'node:fs'
import type { Said } from '../terminal-language.ts'

export type FileContents = {
  readonly values: Readonly<Record<string, string>>
  /** One sentence each. */
  readonly faults: readonly Said[]
}

/** Keys whose values nobody else may read; addresses count when they hold a password. */
const secretKeys = /PASSWORD|SECRET|TOKEN/
const hasPassword = /:\/\/[^/@\s]*:[^/@\s]+@/

/** Whether the value of a key may be shown to nobody. */
export const isSecret = (key: string, value: string): boolean =>
  value !== '' && (secretKeys.test(key) || hasPassword.test(value))

const line = /^\s*(?<key>[A-Za-z_]\w*)=(?:'(?<single>[^']*)'|"(?<double>[^"]*)"|(?<bare>[^'"]*?))\s*$/

/** What is wrong with a line, as the rest of a sentence; null when nothing is. */
const faultOfLine = (text: string): Said | null => {
  const found = line.exec(text)
  if (!found?.groups) {
    if (/^\s*export\s/.test(text))
      return {
        mn: 'export гэж эхэлсэн; зөвхөн KEY=value гэж бичнэ үү',
        en: 'begins with export; write KEY=value alone',
      }
    if (/^\s*\w+\s+=/.test(text)) return { mn: '= тэмдгийн өмнө зайтай', en: 'has a space before the =' }
    if (!/^\s*[A-Za-z_]\w*=/.test(text)) return { mn: 'KEY=value хэлбэртэй биш', en: 'is not of the form KEY=value' }
    return {
      mn: 'хашилтын нэг тал алга; утгыг бүтнээр нь \'…\' эсвэл "…" дотор бичнэ үү',
      en: 'has a quotation mark without its partner; put the whole value in \'…\' or "…"',
    }
  }
  const { bare, double } = found.groups
  if (bare !== undefined && /^\s/.test(bare)) return { mn: '= тэмдгийн ард зайтай', en: 'has a space after the =' }
  if (bare?.includes('#'))
    return {
      mn: "хашилтын гадна # тэмдэгтэй; утгыг '…' дотор бичнэ үү",
      en: "has a # outside quotation marks; put the value in '…'",
    }
  if (/[\\$`]/.test(bare ?? double ?? ''))
    return {
      mn: "хаа сайгүй адил уншигдахгүй \\, $ эсвэл ` тэмдэгтэй; утгыг '…' дотор бичнэ үү",
      en: "has a \\, $ or ` that is not read alike everywhere; put the value in '…'",
    }
  return null
}

/** Reads the text of a configuration file. */
export const parseConfigurationFile = (text: string, name: string): FileContents => {
  const values: Record<string, string> = {}
  const faults: Said[] = []
  for (const [place, each] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (/^\s*([#;]|$)/.test(each)) continue
    const fault = faultOfLine(each)
    const { key = '', single, double, bare } = line.exec(each)?.groups ?? {}
    const again: Said = { mn: `${key} тохиргоог хоёр дахь удаагаа өгсөн`, en: `gives ${key} a second time` }
    const found = fault ?? (key in values ? again : null)
    if (found) {
      const where = { mn: `${name} файлын ${place + 1}-р мөр`, en: `Line ${place + 1} of ${name}` }
      faults.push({ mn: `${where.mn} ${found.mn}.`, en: `${where.en} ${found.en}.` })
    } else values[key] = single ?? double ?? bare ?? ''
  }
  return { values, faults }
}

const reasons: Readonly<Record<string, Said>> = {
  ENOENT: { mn: 'тэнд алга', en: 'is not there' },
  EACCES: { mn: 'энэ бүртгэлд уншигдахгүй', en: 'may not be read by this account' },
  EISDIR: { mn: 'хавтас байна', en: 'is a folder' },
}

/** Reads a configuration file; null when it is not there and nobody asked for it. */
export const readConfigurationFile = (path: string, wanted: boolean): FileContents | null => {
  try {
    const contents = parseConfigurationFile(readFileSync(path, 'utf8'), path)
    const holdsSecrets = Object.entries(contents.values).some(([key, value]) => isSecret(key, value))
    const forEverybody = (statSync(path).mode & 0o004) !== 0
    const open =
      holdsSecrets && forEverybody
        ? [
            {
              mn: `${path} файл доторх нууц утгуудыг хэн ч уншиж болно: chmod 640 ${path}`,
              en: `${path} holds secrets that everybody can read: chmod 640 ${path}`,
            },
          ]
        : []
    return { ...contents, faults: [...contents.faults, ...open] }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && !wanted) return null
    const { mn, en } = reasons[code] ?? { mn: `уншигдахгүй (${code})`, en: `cannot be read (${code})` }
    const fault = { mn: `Тохиргооны файл ${path} ${mn}.`, en: `The configuration file ${path} ${en}.` }
    return { values: {}, faults: [fault] }
  }
}
