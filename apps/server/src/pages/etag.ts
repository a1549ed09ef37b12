// How browsers ask whether the page they hold is still right.
import { createHash } from 'node:crypto'

/** Weak, since the bytes sent depend on the compression. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** Whether one of the pages the browser holds is this one. */
export const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some(held => held.trim() === etag || `W/${held.trim()}` === etag) ?? false
