// What the public search of certificates answers where a person's register number stands alone (CON-135). Only the
// server has these words; pages show what it answers.
import type { Bilingual } from '../language.ts'

export const personNumberHint: Bilingual = {
  mn: 'Хувь хүний регистрээр хайхад гэрчилгээний дугаарыг бүтнээр нь хамт оруулна уу. Дугаарыг мэдэхгүй бол эзэмшигчийн нэрээр хайна уу, эсвэл нэвтэрч ороод хайна уу.',
  en: 'To search by a person’s register number, please enter the whole number of the certificate as well. If you do not know it, please search by the name of the holder, or sign in and search.',
}
