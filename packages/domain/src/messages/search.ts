// Searching the portal.
import type { Texts } from '../text.ts'

type Key =
  | 'services'
  | 'categories'
  | 'posts'
  | 'certificates'
  | 'all'
  | 'found'
  | 'instead'
  | 'lead'
  | 'empty'
  | 'emptyText'
  | 'browse'
  | 'ask'
  | 'failed'

export const searchTexts = {
  mn: {
    services: 'Үйлчилгээ',
    categories: 'Ангилал',
    posts: 'Заавар, мэдээлэл',
    certificates: 'Гэрчилгээ',
    all: '“{text}” – бүх илэрц',
    found: '{count} илэрц',
    instead: 'Гарын хэлний тохиргоо өөр байсан бололтой. “{text}” гэж хайлаа.',
    lead: 'Кирилл, латин аль ч үсгээр, англиар ч хайж болно.',
    empty: 'Илэрц олдсонгүй',
    emptyText: 'Өөр үгээр хайж үзэх, эсвэл үйлчилгээний жагсаалтаас сонгоно уу. Лавлах утас: {telephone}.',
    browse: 'Үйлчилгээний жагсаалт',
    ask: 'Хайх үгээ бичнэ үү.',
    failed: 'Хайж чадсангүй',
  },
  en: {
    services: 'Services',
    categories: 'Categories',
    posts: 'Guides and news',
    certificates: 'Certificates',
    all: 'All results for “{text}”',
    found: '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
    instead: 'The keyboard seems to have been set to the other script. Showing results for “{text}”.',
    lead: 'Search in Cyrillic, in Latin letters or in English.',
    empty: 'Nothing was found',
    emptyText: 'Please try other words or choose from the list of services. Call {telephone} for help.',
    browse: 'List of services',
    ask: 'Please type what you are looking for.',
    failed: 'The search failed',
  },
} as const satisfies Texts<Key>
