// Packs a folder so that the same contents always give the same bytes, and says what the file must be.
import { spawn } from 'node:child_process'
import { sign } from 'node:crypto'
import { createWriteStream, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip, createZstdCompress } from 'node:zlib'
import { sumOf } from '../../apps/server/src/releases/sums.ts'

/** Packs `parent/name` into a file; every entry bears the given time, root as owner, and names stand in order. */
export const packFolder = async (
  parent: string,
  name: string,
  file: string,
  at: Date,
  packing: 'gzip' | 'zstd',
): Promise<number> => {
  const tar = spawn(
    'tar',
    [
      '--create',
      '--format=gnu',
      '--sort=name',
      `--mtime=@${Math.floor(at.getTime() / 1000)}`,
      '--owner=root:0',
      '--group=root:0',
      '--mode=u=rwX,go=rX',
      `--directory=${parent}`,
      name,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LC_ALL: 'C' } },
  )
  const ended = new Promise<number | null>((resolve, reject) => tar.on('error', reject).on('close', resolve))
  const packer =
    packing === 'gzip'
      ? createGzip({ level: 9 })
      : createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 12 } })
  await pipeline(tar.stdout, packer, createWriteStream(file))
  const code = await ended
  if (code !== 0) throw new Error(`tar ended with ${code}`)
  return statSync(file).size
}

/** Writes `<file>.sha256`, which `sha256sum -c` reads; answers its path. */
export const writeSumBeside = async (file: string): Promise<string> => {
  const path = `${file}.sha256`
  writeFileSync(path, `${await sumOf(file)}  ${basename(file)}\n`)
  return path
}

/** Writes `<file>.sig`: the Ed25519 signature, as `openssl pkeyutl -sign -rawin` makes it. */
export const signFile = (file: string, privateKey: string): void =>
  writeFileSync(`${file}.sig`, sign(null, readFileSync(file), privateKey))
