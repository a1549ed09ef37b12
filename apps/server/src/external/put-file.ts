import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Puts a file into a folder, made if it is missing; renamed into place so that nobody reads half of it. */
export const putFile = async (
  folder: string,
  name: string,
  content: Parameters<typeof writeFile>[1],
): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const path = join(folder, name)
  const part = `${path}.${randomUUID()}.part`
  await writeFile(part, content)
  await rename(part, path)
}
