// From the file of a release to its folder, when it is what was built and signed.
import { spawn } from 'node:child_process'
import { createPublicKey, verify } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { valid } from 'semver'
import type { Release } from '../release.ts'
import type { Said } from '../terminal-language.ts'
import { readRelease } from './installation.ts'
import { ReleaseRefusedError } from './refuse-release.ts'
import { findDifference, sumOf } from './sums.ts'

/**
 * Holds a file to the sum beside it, and that sum to its signature where a key of the maker is known. The key is PEM
 * (Ed25519).
 */
export const checkPackedFile = async (file: string, publicKey: string | null): Promise<void> => {
  if (!existsSync(file)) {
    throw new ReleaseRefusedError({ mn: `${file} файл алга.`, en: `${file} is not there.` })
  }
  const list = `${file}.sha256`
  if (publicKey !== null) {
    const signature = `${list}.sig`
    const isSigned =
      existsSync(list) &&
      existsSync(signature) &&
      verify(null, readFileSync(list), createPublicKey(publicKey), readFileSync(signature))
    if (!isSigned) {
      throw new ReleaseRefusedError({
        mn: `${basename(file)} файлыг хэвлэн нийтлэгч баталгаажуулаагүй байна.`,
        en: `${basename(file)} is not signed by its maker: ${basename(signature)} is missing or wrong.`,
      })
    }
  }
  if (!existsSync(list)) return
  const [wanted] = readFileSync(list, 'utf8').split(/\s/)
  if (wanted !== (await sumOf(file))) {
    throw new ReleaseRefusedError({
      mn: `${basename(file)} файл гэмтсэн байна. Дахин татаж авна уу.`,
      en: `${basename(file)} is damaged; fetch it again.`,
    })
  }
}

/** A release beside the others, not yet under its own name. */
export type Unpacked = {
  readonly release: Release
  /** Gives it its name; what lay there under this name goes. */
  keep(folder: string): void
  discard(): void
}

/** Unpacks a file into a folder of its own beside the releases, and holds every file of it to the list of sums. */
export const unpackRelease = async (file: string, releases: string): Promise<Unpacked> => {
  const folder = join(releases, `.unpacking-${process.pid}`)
  const discard = (): void => rmSync(folder, { recursive: true, force: true })
  // One that was killed left its half behind.
  for (const name of readdirSync(releases).filter(each => each.startsWith('.unpacking-'))) {
    rmSync(join(releases, name), { recursive: true, force: true })
  }
  mkdirSync(folder, { mode: 0o755 })
  try {
    const complaint = await extract(file, folder)
    const isRelease = existsSync(join(folder, 'release.json')) && existsSync(join(folder, 'SHA256SUMS'))
    const difference = complaint ?? (isRelease ? await findDifference(folder) : noRelease)
    if (difference !== null) {
      throw new ReleaseRefusedError({
        mn: `${basename(file)} бүрэн бүтэн биш байна: ${difference.mn}.`,
        en: `${basename(file)} is not whole: ${difference.en}.`,
      })
    }
    const release = readRelease(folder)
    if (valid(release.version) !== release.version) {
      throw new ReleaseRefusedError({
        mn: `${basename(file)} хувилбарын дугааргүй байна.`,
        en: `${basename(file)} has no version.`,
      })
    }
    return {
      release,
      keep(target) {
        rmSync(target, { recursive: true, force: true })
        renameSync(folder, target)
      },
      discard,
    }
  } catch (error) {
    discard()
    throw error
  }
}

const noRelease: Said = { mn: 'дотор нь хувилбар алга', en: 'it holds no release' }

/** What went wrong while unpacking, null when nothing did; the one folder at the top of the file is left out. */
const extract = async (file: string, folder: string): Promise<Said | null> => {
  const tar = spawn(
    'tar',
    ['--extract', '--file=-', `--directory=${folder}`, '--strip-components=1', '--no-same-owner'],
    {
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  let said = ''
  tar.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const ended = new Promise<number | null>(resolve => tar.on('error', () => resolve(127)).on('close', resolve))
  const opened = file.endsWith('.zst') ? createZstdDecompress() : createGunzip()
  const failure = await pipeline(createReadStream(file), opened, tar.stdin).then(
    () => null,
    (error: Error) => error.message,
  )
  const code = await ended
  // It closes its end at the last entry, whatever of the file is still on its way; the sums are compared in any case.
  if (code === 0) return null
  const why = said.trim().split('\n')[0] || failure || `tar ended with ${code}`
  return { mn: `задалж чадсангүй (${why})`, en: why }
}
