// The Merkle tree over the entries (RFC 9162): which complete subtrees make the root, and which prove one entry.
import { hashPair } from './log-entry.ts'

/** A complete subtree: its height, and its place among those of the same height. */
export type Subtree = { readonly level: number; readonly place: number }
/** Hex hashes of complete subtrees. */
export type ReadNode = (subtree: Subtree) => string

/** Hex SHA-256 of nothing: the root of an empty log. */
export const emptyRoot = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** The complete subtrees, from left to right, that cover so many entries from a place on. */
export const subtreesOf = (start: number, size: number): Subtree[] => {
  const found: Subtree[] = []
  let [at, left] = [start, size]
  while (left > 0) {
    const level = Math.floor(Math.log2(left))
    found.push({ level, place: at / 2 ** level })
    at += 2 ** level
    left -= 2 ** level
  }
  return found
}

/** Left siblings that a new entry at this place (from 0) is joined with, lowest first. */
export const siblingsOf = (place: number): Subtree[] => {
  const found: Subtree[] = []
  for (let [level, at] = [0, place]; at % 2 === 1; level++, at = (at - 1) / 2) found.push({ level, place: at - 1 })
  return found
}

/** Ranges whose hashes lead from an entry (place from 0) to the root of so many entries, lowest first. */
export const pathRanges = (place: number, size: number, start = 0): { start: number; size: number }[] => {
  if (size <= 1) return []
  const half = 2 ** Math.ceil(Math.log2(size) - 1)
  return place < half
    ? [...pathRanges(place, half, start), { start: start + half, size: size - half }]
    : [...pathRanges(place - half, size - half, start + half), { start, size: half }]
}

/** The hash of a range, from its complete subtrees. */
export const foldRange = async (start: number, size: number, read: ReadNode): Promise<string> => {
  if (size === 0) return emptyRoot
  const [last = '', ...before] = subtreesOf(start, size).map(read).reverse()
  let hash = last
  for (const left of before) hash = await hashPair(left, hash)
  return hash
}

/** The root that an entry's hash and its path lead to; null when the path has the wrong length. */
export const rootOfPath = async (
  leaf: string,
  place: number,
  size: number,
  path: readonly string[],
): Promise<string | null> => {
  const ranges = pathRanges(place, size)
  if (place < 0 || place >= size || path.length !== ranges.length) return null
  let hash = leaf
  for (const [step, { start }] of ranges.entries()) {
    const other = path[step] ?? ''
    hash = start > place ? await hashPair(hash, other) : await hashPair(other, hash)
  }
  return hash
}

/** The root over all entries' hashes. */
export const rootOfLeaves = async (leaves: readonly string[]): Promise<string> => {
  if (leaves.length === 0) return emptyRoot
  // Pairs from the left; a last one without a partner rises as it is. That is the same tree.
  let row = leaves
  while (row.length > 1) {
    const next: string[] = []
    for (let at = 0; at < row.length; at += 2) {
      const [left = '', right] = [row[at], row[at + 1]]
      next.push(right === undefined ? left : await hashPair(left, right))
    }
    row = next
  }
  return row[0] ?? emptyRoot
}
