// A few texts as a .tar.gz, packed by the tar of the system.
import { execFile } from 'node:child_process'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type TextFile = { readonly name: string; readonly text: string }

/** Writes the archive; nobody but this account may read it. */
export const writeTarball = async (path: string, files: readonly TextFile[]): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'khyanalt-support-'))
  try {
    for (const { name, text } of files) await writeFile(join(folder, name), text, { mode: 0o600 })
    const names = files.map(({ name }) => name)
    // Nobody else reads it in the moment between.
    await (await open(path, 'wx', 0o600)).close()
    await promisify(execFile)('tar', ['-czf', path, '--owner=0', '--group=0', '-C', folder, ...names])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
