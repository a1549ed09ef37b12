import { createCipheriv, scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { lockKeys, unlockKeys } from './lock-keys.ts'

const keys = { secret: 'a2V5' }
const password = 'correct-horse-battery'

it('opens keys with their password alone, those of backups from before a guess cost more too', () => {
  expect(unlockKeys(lockKeys(keys, password), password)).toEqual(keys)
  expect(unlockKeys(lockKeys(keys, password), `${password}!`)).toBeNull()
  const [salt, nonce] = [Buffer.alloc(16, 1), Buffer.alloc(12, 2)]
  const cipher = createCipheriv(
    'aes-256-gcm',
    scryptSync(password, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }),
    nonce,
  )
  const text = Buffer.concat([cipher.update(JSON.stringify(keys)), cipher.final()])
  expect(unlockKeys(Buffer.concat([salt, nonce, cipher.getAuthTag(), text]), password)).toEqual(keys)
})
