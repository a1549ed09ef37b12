// What stands behind the name of a certificate that came about in a demo, where the demo is off.
import type { Bilingual } from '../language.ts'

export const demoCertificateMark: Bilingual = { mn: ' (үзүүлэн, хүчингүй)', en: ' (demonstration, not valid)' }
