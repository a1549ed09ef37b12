// The field of the search and the title of its page; every public page carries them, so nothing else stands here.
import type { Texts } from '../text.ts'

type Key = 'label' | 'hint' | 'search' | 'title' | 'titleFor'

export const searchFieldTexts = {
  mn: {
    label: 'Үйлчилгээ, заавар, гэрчилгээ хайх',
    hint: 'Жишээ: рентген, усны шинжилгээ, teselgee',
    search: 'Хайх',
    title: 'Хайлт',
    titleFor: '«{text}» – хайлт',
  },
  en: {
    label: 'Search services, guides and certificates',
    hint: 'For example: x-ray, water analysis, teselgee',
    search: 'Search',
    title: 'Search',
    titleFor: 'Search: {text}',
  },
} satisfies Texts<Key>
