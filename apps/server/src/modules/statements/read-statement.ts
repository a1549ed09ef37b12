// A bank statement as incoming payments, in whichever of the usual forms the bank gives it; whatever cannot be read is
// named by its line, and nothing of it is kept.
import type { ReadStatement } from './incoming-payment.ts'
import { readCamt } from './read-camt.ts'
import { readMt940 } from './read-mt940.ts'
import { readStatementTable } from './read-statement-table.ts'
import { readStatementWorkbook } from './read-statement-workbook.ts'

// A statement with more faults than these is another kind of file.
const toldProblems = 20

/** Reads the bytes of a statement: XLSX, camt.053, MT940, or a table of text. */
export const readStatement = async (bytes: Uint8Array): Promise<ReadStatement> => {
  const read = await readAnyForm(bytes)
  return read.ok ? read : { ok: false, problems: read.problems.slice(0, toldProblems) }
}

const readAnyForm = async (bytes: Uint8Array): Promise<ReadStatement> => {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readStatementWorkbook(bytes)
  const text = decode(bytes)
  if (text === null) return { ok: false, problems: [{ code: 'statement_encoding', path: '' }] }
  if (/^\s*</.test(text)) return readCamt(text)
  if (/^:61:/m.test(text) && /^:20:/m.test(text)) return readMt940(text)
  return readStatementTable(text)
}

/** UTF-8, or what Excel calls Unicode text: another encoding would be read without a complaint, and names would be wrong. */
const decode = (bytes: Uint8Array): string | null => {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
