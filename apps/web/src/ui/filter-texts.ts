// Apart from the texts that every visitor's browser carries.
import type { Texts } from '@khyanalt/domain/text'

export const filterTexts: Texts<'filters' | 'activeFilters' | 'removeFilter'> = {
  mn: {
    filters: 'Шүүлтүүр',
    activeFilters: 'Сонгосон шүүлтүүр',
    removeFilter: 'Шүүлтүүр авах: {filter}',
  },
  en: {
    filters: 'Filters',
    activeFilters: 'Filters in force',
    removeFilter: 'Remove filter: {filter}',
  },
}
