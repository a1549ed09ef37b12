import { expect, it } from 'vitest'
import {
  isUploadName,
  maxUnsentBytes,
  maxUploadBytes,
  pdfSignature,
  unusedFileDays,
  uploadName,
} from './upload-limits.ts'

it('[REQ-FILE-02] a file holds 10 MB at most and begins as a PDF', () => {
  expect(maxUploadBytes).toBe(10_485_760)
  expect(pdfSignature).toBe('%PDF-')
})

it('[CON-092] keeps an unused file a week, and 200 MB of a person that belong to nothing sent', () => {
  expect([unusedFileDays, maxUnsentBytes]).toEqual([7, 209_715_200])
})

it('[CON-092] names an upload by a uuid and seven characters, and takes no other name for one', () => {
  const name = uploadName('01900000-0000-7000-8000-0000000000af', 'abc019z')
  expect(name).toBe('tmp-01900000-0000-7000-8000-0000000000af-abc019z.pdf')
  expect(isUploadName(name)).toBe(true)
  const others = [
    ` ${name}`,
    `x${name}`,
    `${name}\n`,
    `${name}x`,
    name.slice(1),
    name.replace('tmp', 'TMP'),
    name.replace('.pdf', 'xpdf'),
    name.replace('.pdf', '.exe'),
    name.replace('af-', 'AF-'),
    name.replace('01900000', '0190000g'),
    name.replace('abc019z', 'abc01_z'),
    '',
  ]
  for (const other of others) expect(isUploadName(other), other).toBe(false)
})

it('a name of an upload has nothing before or behind it', () => {
  const name = 'tmp-01900000-0000-7000-8000-000000000001-abcdefg.pdf'
  expect(isUploadName(name)).toBe(true)
  for (const text of [`x${name}`, `${name}x`, `${name}\n`, name.slice(1), `../${name}`])
    expect(isUploadName(text), text).toBe(false)
})
