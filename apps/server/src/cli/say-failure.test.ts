import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { PlainError } from '../plain-error.ts'
import { failureOf } from './say-failure.ts'

it('tells an operator in one sentence what the system or the database refused, and nothing of the code', async () => {
  const error = await readFile('/dev/null/backup').catch((thrown: unknown) => thrown)
  expect(failureOf(error)).toBe('/dev/null/backup: a part of the path is a file, not a folder (ENOTDIR).')
  const full = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' })
  expect(failureOf(full)).toBe('Nothing was done: the disk is full (ENOSPC).')
  expect(failureOf(new PlainError('Say where to.'))).toBe('Say where to.')
  const unknown = new TypeError('x is not a function')
  expect(failureOf(unknown)).toBe(unknown)
})
