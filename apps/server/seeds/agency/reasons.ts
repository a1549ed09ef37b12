// Why requests of the living agency are returned: ready texts of its staff, by what the question holds.
import type { Tx } from '../../src/db/transaction.ts'
import { insertText } from '../../src/modules/review/canned-texts.sql.ts'
import { demoStaff } from '../demo/people.ts'

const reasons = {
  unreadable: ['Баримт уншигдахгүй', 'Хавсаргасан баримт уншигдахгүй байна. Тод хуулбарыг дахин хавсаргана уу.'],
  wrongPaper: ['Өөр баримт', 'Хавсаргасан баримт энэ асуултад хамаарахгүй байна. Шаардсан баримтыг хавсаргана уу.'],
  expiredPaper: ['Хугацаа дууссан баримт', 'Баримтын хүчинтэй хугацаа дууссан байна. Хүчинтэй баримтыг хавсаргана уу.'],
  differs: ['Баримттай зөрсөн', 'Бичсэн мэдээлэл хавсаргасан баримттай зөрж байна. Тулгаж засна уу.'],
  incomplete: ['Дутуу бичсэн', 'Мэдээллийг дутуу бичсэн байна. Бүрэн бичнэ үү.'],
  wrongDate: ['Огноо буруу', 'Огноо буруу байна. Баримттай тулгаж засна уу.'],
} as const

/** What a remark says of a question, the likelier ones first. */
export const reasonsFor = (type: string): readonly string[] => {
  const { unreadable, wrongPaper, expiredPaper, differs, incomplete, wrongDate } = reasons
  if (type === 'file' || type === 'files') return [unreadable[1], expiredPaper[1], wrongPaper[1]]
  return type === 'date' ? [wrongDate[1], differs[1]] : [differs[1], incomplete[1]]
}

/** Stores them as ready texts for all services. */
export const seedReasons = async (tx: Tx, at: Date): Promise<void> => {
  for (const [place, [title, text]] of Object.values(reasons).entries()) {
    const id = `01900000-0000-7a00-8005-${String(place + 1).padStart(12, '0')}`
    await insertText(tx, { id, service_id: null, title, text, created_by: demoStaff.admin.id, updated_at: at })
  }
}
