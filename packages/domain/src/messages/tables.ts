// Words around tables that are downloaded.
import type { Texts } from '../text.ts'

const mn = {
  csv: 'CSV татах',
  xlsx: 'Excel татах',
  downloaded: 'Файл татагдлаа',
} as const

export const tableTexts = {
  mn,
  en: {
    csv: 'Download CSV',
    xlsx: 'Download Excel',
    downloaded: 'The file is downloaded',
  },
} as const satisfies Texts<keyof typeof mn>
