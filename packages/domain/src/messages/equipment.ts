// What calls about equipment answer.
import type { Texts } from '../text.ts'

const mn = {
  tools_complete: 'Тоног төхөөрөмж, хэрэгслийн мэдээлэл бүрэн байна',
  tools_missing: 'Дараах мэдээллийг бүртгэсний дараа үргэлжлүүлнэ үү: {tools}',
  added: 'Амжилттай нэмэгдлээ',
  removed: 'Амжилттай устгагдлаа.',
  saved: 'Мэдээлэл амжилттай хадгалагдлаа.',
  updated: 'Мэдээлэл амжилттай шинэчлэгдлээ',
  place_request: '{number} дугаартай хүсэлт',
  place_register: 'таны бүртгэл',
  tools: 'Хэрэгсэл',
} as const

export const equipmentTexts = {
  mn,
  en: {
    tools_complete: 'All equipment and tools are registered',
    tools_missing: 'Register these before you go on: {tools}',
    added: 'Added successfully',
    removed: 'Deleted successfully.',
    saved: 'Information saved successfully.',
    updated: 'Information updated successfully',
    place_request: 'request {number}',
    place_register: 'your register',
    tools: 'Tools',
  },
} as const satisfies Texts<keyof typeof mn>
