// Room on disk.
import { statfs } from 'node:fs/promises'

/** How many bytes this account may still write where a folder lies. */
export const freeBytesAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
