// The manuals of the portal (REQ-MANUAL-01).
import type { Texts } from '../text.ts'

type Key = 'title' | 'intro' | 'home' | 'failed' | 'toAll' | 'onlyMongolian'

export const manualTexts = {
  mn: {
    title: 'Гарын авлага',
    intro: 'Порталд юуг хэрхэн хийхийг үүрэг тус бүрээр алхам алхмаар тайлбарлав.',
    home: 'Нүүр',
    toAll: 'Бүх гарын авлага',
    failed: 'Гарын авлагыг нээж чадсангүй',
    onlyMongolian: 'Энэ гарын авлага зөвхөн монгол хэлээр бий.',
  },
  en: {
    title: 'Manuals',
    intro: 'What each role does in the portal, step by step.',
    home: 'Home',
    toAll: 'All manuals',
    failed: 'The manual could not be opened',
    onlyMongolian: 'This manual is written in Mongolian only.',
  },
} as const satisfies Texts<Key>
