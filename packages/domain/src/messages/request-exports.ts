// The whole of a request in one file.
import type { Texts } from '../text.ts'

const mn = {
  export: 'Бүгдийг татах (ZIP)',
  exportHelp: 'Мэдээлэл, файл, явц, гэрчилгээ, байгууллагын гарын үсэгтэй жагсаалт нэг файлд.',
  begun: 'Татаж эхэллээ',
}

export const requestExportTexts = {
  mn,
  en: {
    export: 'Download everything (ZIP)',
    exportHelp: 'Answers, files, history, certificate and a signed list of them in one file.',
    begun: 'The download began',
  },
} as const satisfies Texts<keyof typeof mn>
