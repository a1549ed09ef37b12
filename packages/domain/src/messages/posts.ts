// The knowledge base (REQ-POST-01…05, REQ-HOME-01).
import type { Texts } from '../text.ts'

type Key =
  | 'title'
  | 'intro'
  | 'search'
  | 'searchLabel'
  | 'reset'
  | 'kinds'
  | 'all'
  | 'tutorial'
  | 'guide'
  | 'notice'
  | 'video'
  | 'found'
  | 'empty'
  | 'emptyText'
  | 'failed'
  | 'missing'
  | 'missingText'
  | 'minutes'
  | 'updated'
  | 'contents'
  | 'latest'
  | 'toAll'
  | 'inEnglish'
  | 'onlyMongolian'
  | 'help'
  | 'helpText'
  | 'contact'
  | 'home'
  | 'manuals'

export const postTexts = {
  mn: {
    title: 'Заавар, зөвлөгөө',
    intro: 'Порталыг ашиглах алхам алхмын заавар, салбарын хяналтын зөвлөгөө, мэдээллийг эндээс уншина уу.',
    search: 'Хайх',
    searchLabel: 'Юуны тухай унших вэ',
    reset: 'Цэвэрлэх',
    kinds: 'Төрлөөр шүүх',
    all: 'Бүгд',
    tutorial: 'Заавар',
    guide: 'Зөвлөгөө',
    notice: 'Мэдээлэл',
    video: 'Видео',
    found: '{count} нийтлэл олдлоо',
    empty: 'Нийтлэл олдсонгүй',
    emptyText: 'Өөр үгээр хайх эсвэл бүх төрлөөс сонгоод үзээрэй.',
    failed: 'Нийтлэлийг ачаалж чадсангүй',
    missing: 'Таны нээсэн нийтлэл алга байна',
    missingText: 'Нийтлэлийг хассан эсвэл холбоос буруу байж болзошгүй. Доорх жагсаалтаас хайж үзнэ үү.',
    minutes: '{count} минут унших',
    updated: '{day}-нд нийтэлсэн',
    contents: 'Агуулга',
    latest: 'Сүүлийн нийтлэлүүд',
    toAll: 'Бүх нийтлэл',
    inEnglish: 'Энэ нийтлэлийг англиар унших',
    onlyMongolian: 'Энэ нийтлэл одоогоор зөвхөн монгол хэлээр байна.',
    help: 'Асуулт байна уу?',
    helpText: 'Ажлын өдөр 08:30–17:30 цагт {telephone} дугаарт үнэгүй залгаарай.',
    contact: 'Холбоо барих',
    home: 'Нүүр',
    manuals: 'Гарын авлага',
  },
  en: {
    title: 'Tutorials and guidance',
    intro: 'Step-by-step help with the portal, guidance on the rules of each field, and announcements.',
    search: 'Search',
    searchLabel: 'What would you like to read about?',
    reset: 'Clear',
    kinds: 'Filter by kind',
    all: 'All',
    tutorial: 'Tutorials',
    guide: 'Guidance',
    notice: 'Information',
    video: 'Videos',
    found: '{count, plural, one {# post found} other {# posts found}}',
    empty: 'No posts found',
    emptyText: 'Try other words, or look through all kinds.',
    failed: 'The posts could not be loaded',
    missing: 'The post you opened is not here',
    missingText: 'It may have been removed, or the link may be wrong. Please look for it in the list below.',
    minutes: '{count, plural, one {# minute to read} other {# minutes to read}}',
    updated: 'Published {day}',
    contents: 'Contents',
    latest: 'Latest posts',
    toAll: 'All posts',
    inEnglish: 'Read this post in English',
    onlyMongolian: 'So far this post is available in Mongolian only.',
    help: 'Any questions?',
    helpText: 'Call {telephone}, free of charge, on working days 08:30–17:30.',
    contact: 'Contact',
    home: 'Home',
    manuals: 'Manuals',
  },
} as const satisfies Texts<Key>
