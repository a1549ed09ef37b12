// What people read when the virus scanner cannot look at their file.
import type { Bilingual } from '../language.ts'

/** Said instead of the general words of `upstream_unavailable`. */
export const scannerAway: Bilingual = {
  mn: 'Файлыг вирусээс шалгах систем түр ажиллахгүй байгаа тул файлыг хүлээж авсангүй. Бөглөсөн мэдээлэл хэвээр байгаа тул түр хүлээгээд дахин оролдоно уу.',
  en: 'Files cannot be checked for viruses at the moment, so the file was not taken. What you filled in is safe; please wait and try again.',
}
