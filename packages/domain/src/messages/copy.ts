// Copying a value to the clipboard.
import type { Texts } from '../text.ts'

export const copyTexts = {
  mn: {
    copy: 'Хуулах',
    copyOf: 'Хуулах: {what}',
    copied: 'Хууллаа: {what}',
    notCopied: 'Хуулж чадсангүй. Гараар тэмдэглээд хуулна уу: {what}',
  },
  en: {
    copy: 'Copy',
    copyOf: 'Copy: {what}',
    copied: 'Copied: {what}',
    notCopied: 'It could not be copied. Please mark and copy it by hand: {what}',
  },
} as const satisfies Texts<'copy' | 'copyOf' | 'copied' | 'notCopied'>
