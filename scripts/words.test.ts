// One word for one thing: states, suffixes after variables, numbers that people carry with them, labels that texts quote.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as states from '@khyanalt/domain/messages/states'
import { describe, expect, it } from 'vitest'

const repository = join(import.meta.dirname, '..')
const dictionary = 'packages/domain/src/messages/states.ts'
const filesOf = (...patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { cwd: repository })
    .filter(path => !/node_modules|\/dist\/|\.test\.tsx?$|-fixture\.tsx?$/.test(path))
    .toSorted()
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')

const sources = filesOf('packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}')
const seeds = filesOf('apps/server/seeds/**/*.{ts,json,html}')

/** The Mongolian and English words of every table of the dictionary, by table. */
const tables = Object.entries(states).flatMap(([name, table]) => (typeof table === 'object' ? [{ name, table }] : []))
const words = (language: 'mn' | 'en'): ReadonlySet<string> =>
  new Set(tables.flatMap(({ table }) => Object.values(table[language])))

/** Texts in single quotes, with the key before them and their line. */
const literalsOf = (path: string) =>
  read(path)
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(\/\/|\*|\/\*)/.test(line)
        ? []
        : Array.from(line.matchAll(/(?:(\w+): )?(?:'([^']*)'|`([^`]*)`)/g), ([, key, plain, template]) => ({
            at: `${path}:${index + 1}`,
            file: path.replace(/.*\//, ''),
            key: key ?? '',
            text: plain ?? template ?? '',
          })),
    )

/** What happened or a column, not how a thing stands: the same word is right there. File, then the keys. */
const noStates: Readonly<Record<string, readonly string[]>> = {
  // Acts in histories and in the audit.
  'request-view.ts': ['approved', 'resolve_3', 'action_submit', 'action_expire'],
  'staff-case.ts': ['event_reject', 'event_approve', 'event_expire', 'sent_at'],
  'staff-audit.ts': ['act_submit', 'act_reject', 'act_approve', 'act_send', 'act_void', 'act_suspend'],
  'food-objects.ts': ['reject', 'void', 'column_date', 'sent'],
  'fee-report-labels.ts': ['send', 'reject', 'suspend'],
  'certificate-desk.ts': ['change_cancel', 'change_suspend'],
  'desk.ts': ['kind_payment'],
  // Days and columns.
  'sent-request.ts': ['sentAt'],
  'staff.ts': ['column_sent'],
  'staff-food.ts': ['column_sent'],
  'staff-fee-reports.ts': ['sent'],
  'fee-screens.ts': ['columnSent'],
  // Other things: quantities of a permit, posts, forms, employees' papers, filters that gather several states.
  'explosives.ts': ['permitted'],
  'staff-posts.ts': ['state_draft'],
  'opening.ts': ['draft'],
  'service-editor.ts': ['state_draft'],
  'staff-registers.ts': ['past', 'ended'],
  'certificates.ts': ['ACTIVE', 'INACTIVE'],
  // Samples of the gallery of components.
  'DataSamples.tsx': ['status', 'title'],
}

describe('the words of states', () => {
  it('[REQ-WORDS-01] stand in the dictionary alone: nobody writes the word of a state a second time', () => {
    const known = new Set(words('mn'))
    // The stage of a draft is called as the paper that it is not (CON-062).
    known.delete(states.requestStateTexts.mn.draft_tag)
    const again = sources
      .filter(path => path !== dictionary)
      .flatMap(literalsOf)
      .filter(({ text }) => known.has(text))
    expect(again.filter(({ file, key }) => !noStates[file]?.includes(key))).toEqual([])
    // What is excepted is there, so that the list does not outlive its reasons.
    const excepted = Object.entries(noStates).flatMap(([file, keys]) => keys.map(key => `${file} ${key}`))
    const found = new Set(again.map(({ file, key }) => `${file} ${key}`))
    expect(excepted.filter(each => !found.has(each))).toEqual([])
  })

  it('[REQ-WORDS-01] a place with a word of its own names a state of the same table', () => {
    for (const { name, table } of tables) {
      const keys = Object.keys(table.mn)
      const places = keys.filter(key => key.includes('_'))
      expect(
        places.filter(key => !keys.includes(key.split('_')[0] ?? '')),
        name,
      ).toEqual([])
      expect(Object.keys(table.en), name).toEqual(keys)
    }
  })

  it('[REQ-WORDS-02] of different states of one thing differ, except where one is the other to its reader', () => {
    const alike = tables.flatMap(({ name, table }) =>
      (['mn', 'en'] as const).flatMap(language => {
        const entries = Object.entries<string>(table[language])
        return entries.flatMap(([key, word], place) =>
          entries.slice(place + 1).flatMap(([other, same]) => (same === word ? [`${name}: ${key} = ${other}`] : [])),
        )
      }),
    )
    expect([...new Set(alike)]).toEqual([
      // A renewed approval counts as approved (CON-060).
      'requestStateTexts: approved = superseded',
      // The mark across a PDF says what its public page says; a reference is worth something or nothing (CON-132).
      'certificateStateTexts: active = registered',
      'certificateStateTexts: cancelled_public = cancelled_mark',
      'certificateStateTexts: cancelled_public = rejected',
      'certificateStateTexts: cancelled_public = suspended',
      'certificateStateTexts: cancelled_mark = rejected',
      'certificateStateTexts: cancelled_mark = suspended',
      'certificateStateTexts: rejected = suspended',
      'certificateStateTexts: cancelled = cancelled_mark',
      // Received or not, a late request is being looked at (CON-181).
      'lateStateTexts: sent = received',
    ])
  })

  // Words that were said beside the dictionary, each of another state or of nothing.
  it.each([
    ['an invoice that is void', /нэхэмжлэх(ийг)? буцаа|invoice (was |is )?(rejected|returned)/i],
    [
      'a food object that is suspended',
      /объект\S* хүчингүй|объектын бүртгэл\S* хүчингүй|object \S* ?(was )?declared invalid/i,
    ],
    ['a certificate that is cancelled', /цуцлагдсан|certificate \S* ?was withdrawn|withdrawn this certificate/i],
    ['what is being looked at', /шийдвэрлэгдэж байна/i],
    ['a late report', /хожимдсон тайлан/i],
    ['a request that is not approved', /хүсэлтээс татгалзлаа|бүртгэлээс татгалз/i],
  ])('[REQ-WORDS-02] call %s by no second word', (_what, second) => {
    const said = [...sources, ...seeds].flatMap(path =>
      read(path)
        .split('\n')
        .flatMap((line, index) =>
          second.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line) ? [`${path}:${index + 1}`] : [],
        ),
    )
    expect(said).toEqual([])
  })
})

/** Mongolian texts of screens, mails, papers and seeded services, one line each. */
const mongolian = [...sources, ...seeds].flatMap(path =>
  read(path)
    .split('\n')
    .flatMap((line, index) => (/[а-яөүё]/i.test(line) ? [{ at: `${path}:${index + 1}`, line }] : [])),
)
const variable = String.raw`(?:\$?\{[^{}]*\}|#)`
const letters = '[А-Яа-яӨөҮүЁё]'
const hung = new RegExp(`${variable}(-?${letters}+)`, 'g')
const agreeing = new RegExp(`${variable} (дахь|дэх|дугаар|дүгээр)(?!${letters})`)
/** Suffixes on variables that do not fit every number and day. */
const wrongSuffixes = (text: string): string[] =>
  Array.from(text.matchAll(hung), ([, suffix = '']) => suffix).filter(suffix => !['-р', '-нд', '-д'].includes(suffix))

describe('a Mongolian text with a variable', () => {
  it('[REQ-WORDS-03] hangs no suffix on it but those that fit every number and day: -р, -нд, -д', () => {
    const wrong = mongolian.flatMap(({ at, line }) => wrongSuffixes(line).map(suffix => `${at} ${suffix}`))
    // A blank that does not break a line stands between, written as an escape.
    expect(wrong.filter(each => !each.startsWith('packages/domain/src/day-in-words.ts'))).toEqual([])
  })

  it('[REQ-WORDS-03] puts no word behind it whose vowels have to follow the variable’s', () => {
    expect(mongolian.filter(({ line }) => agreeing.test(line)).map(({ at }) => at)).toEqual([])
  })

  it('[REQ-WORDS-03] tells a wrong one from a right one', () => {
    for (const wrong of [
      '{name}-г хасах',
      '{count}-аас олон',
      '{n}ийн',
      '{total, plural, other {#-ийг}}',
      '{day}-нээс',
    ]) {
      expect(wrongSuffixes(wrong), wrong).toHaveLength(1)
    }
    for (const wrong of ['{n} дахь мөр', '{n} дүгээр']) expect(agreeing.test(wrong), wrong).toBe(true)
    const right = ['{name} гишүүнийг', '“{name}”', '{n}. Дараа', '({day} хүртэл)', '{n}-р мөр', '{day}-нд', '{year}-д']
    for (const text of right) {
      expect(wrongSuffixes(text), text).toEqual([])
      expect(agreeing.test(text), text).toBe(false)
    }
  })
})

describe('numbers that people carry with them', () => {
  const services = { гал: '101', цагдаа: '102', 'түргэн тусламж': '103', 'онцгой байдал': '105' } as const
  const english = { fire: '101', police: '102', ambulance: '103', emergency: '105' } as const

  it('[REQ-WORDS-04] are one set: fire 101, police 102, ambulance 103, emergency 105', () => {
    const named = new RegExp(
      `(${[...Object.keys(services), ...Object.keys(english)].join('|')})(?: түймэр)?(?:", "| )(1\\d\\d)(?!\\d)`,
      'gi',
    )
    const said = [...mongolian.map(({ at, line }) => ({ at, line })), ...englishLines()].flatMap(({ at, line }) =>
      Array.from(line.matchAll(named), ([, who, number]) => ({ at, who: who?.toLowerCase() ?? '', number })),
    )
    expect(said.length).toBeGreaterThanOrEqual(14)
    const numbers: Readonly<Record<string, string>> = { ...services, ...english }
    expect(said.filter(({ who, number }) => numbers[who] !== number)).toEqual([])
    // In tutorials they also stand beside each other; no other number looks like them.
    const posts = seeds.filter(path => path.endsWith('.html'))
    const short = posts.flatMap(path => read(path).match(/(?<![\d.,–-])1[01]\d(?![\d.,]?\d|%)/g) ?? [])
    expect(short.length).toBeGreaterThanOrEqual(4)
    expect(short.filter(number => !Object.values(numbers).includes(number))).toEqual([])
  })

  it('[REQ-WORDS-04] ask a scan for 200 DPI at most, everywhere', () => {
    const dpi = [...mongolian, ...englishLines()].filter(
      ({ line }) => /\bDPI\b/.test(line) && !/test\.tsx?:/.test(line),
    )
    expect(dpi.length).toBeGreaterThanOrEqual(8)
    expect(dpi.filter(({ line }) => !/200/.test(line) || !/ихгүй|at most|not above/i.test(line))).toEqual([])
  })
})

describe('the tutorials', () => {
  // Labels of browsers, scanners and keyboards, and clauses set in bold.
  const notOurs = [
    ...['Нүүр дэлгэцэд нэмэх', 'PDF болгож хадгалах', 'Файл → Экспорт', 'Хэвлэх → PDF болгон хадгалах', 'Drive'],
    ...['Notes', 'File → Export', 'Print → Save as PDF', 'Shift + Tab', 'Space', 'Esc', 'Check all of them'],
    ...['Баримт буцаагдсан бол', 'Буруу файл хуулсан бол', 'Нэхэмжлэх хүчингүй болсон бол'],
    ...['The receipt was sent back', 'You uploaded the wrong file', 'The invoice was voided', 'Not found'],
  ]

  it('[REQ-WORDS-05] quote only labels that stand on a screen, states by the word of the dictionary', () => {
    const known = new Set<string>([...words('mn'), ...words('en'), ...notOurs])
    for (const path of [...sources, ...seeds.filter(each => !each.endsWith('.html'))]) {
      for (const [, single, double] of read(path).matchAll(/'([^'\n]*)'|"([^"\n]*)"/g))
        known.add(single ?? double ?? '')
    }
    // A state is called by the dictionary alone, so a word of it may come from nowhere else.
    const states = new Set<string>([...words('mn'), ...words('en')])
    const posts = seeds.filter(path => path.endsWith('.html'))
    const quoted = posts.flatMap(path =>
      Array.from(read(path).matchAll(/<strong>([^<]*)<\/strong>|[«“]([^»”<]*)[»”]/g), ([, bold, inQuotes]) => ({
        path,
        label: bold ?? inQuotes ?? '',
      })),
    )
    // Headings of a paragraph end in a stop; what begins small is stressed, not quoted.
    const labels = quoted.filter(({ label }) => !/[.:]$/.test(label) && /^[А-ЯӨҮЁA-Z]/.test(label))
    expect(labels.length).toBeGreaterThan(100)
    expect(labels.filter(({ label }) => !known.has(label))).toEqual([])
    const statesTold = new Set(labels.map(({ label }) => label).filter(label => states.has(label)))
    expect([...statesTold].toSorted()).toEqual([
      ...['Approved', 'Expired', 'Fee due', 'Inactive', 'Not sent', 'Receipt being checked', 'Registered', 'Rejected'],
      ...['Returned', 'Sent', 'Valid', 'Баримт шалгагдаж байна', 'Буцаагдсан', 'Бүртгэгдсэн', 'Зөвшөөрсөн'],
      ...['Илгээгээгүй', 'Илгээсэн', 'Татгалзсан', 'Төлбөр төлөх', 'Хугацаа дууссан', 'Хянагдаж байна', 'Хүчингүй'],
      'Хүчинтэй',
    ])
  })
})

/** Lines of seeds and messages without Cyrillic letters. */
function englishLines() {
  return [...filesOf('packages/domain/src/messages/*.ts'), ...seeds].flatMap(path =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (/[а-яөүё]/i.test(line) ? [] : [{ at: `${path}:${index + 1}`, line }])),
  )
}

it('every text is in the part of the message grammar that browsers are given', () => {
  const foreign = filesOf('packages/domain/src/messages/*.ts').flatMap(path =>
    literalsOf(path).flatMap(({ at, text }) => {
      const kinds = [...text.matchAll(/\{\s*\w+\s*,\s*(\w+)/g)].map(([, kind]) => kind)
      return kinds.some(kind => kind !== 'plural') ? [`${at}: ${text}`] : []
    }),
  )
  expect(foreign).toEqual([])
})
