import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { PlainError } from '../plain-error.ts'
import { failureOf } from './say-failure.ts'

it('tells an operator in one sentence what the system or the database refused, and nothing of the code', async () => {
  const error = await readFile('/dev/null/backup').catch((thrown: unknown) => thrown)
  expect(failureOf(error, ['en'])).toBe('/dev/null/backup: a part of the path is a file, not a folder (ENOTDIR).')
  const full = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' })
  expect(failureOf(full, ['mn', 'en'])).toBe(
    'Юу ч хийгдсэнгүй: диск дүүрсэн (ENOSPC).\nNothing was done: the disk is full (ENOSPC).',
  )
  expect(failureOf(new PlainError({ mn: 'Хаашаа вэ?', en: 'Say where to.' }), ['mn'])).toBe('Хаашаа вэ?')
  expect(failureOf(new PlainError('x: y'), ['mn', 'en'])).toBe('x: y')
  const unknown = new TypeError('x is not a function')
  expect(failureOf(unknown, ['mn'])).toBe(unknown)
})
