import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { failureOf } from './say-failure.ts'

class Plain extends Error {}

it('tells an operator in one sentence what the system or the database refused, and nothing of the code', async () => {
  const error = await readFile('/dev/null/backup').catch((thrown: unknown) => thrown)
  expect(failureOf(error, [])).toBe('/dev/null/backup: a part of the path is a file, not a folder (ENOTDIR).')
  const full = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' })
  expect(failureOf(full, [])).toBe('Nothing was done: the disk is full (ENOSPC).')
  expect(failureOf(new Plain('Say where to.'), [Plain])).toBe('Say where to.')
  const unknown = new TypeError('x is not a function')
  expect(failureOf(unknown, [Plain])).toBe(unknown)
})
