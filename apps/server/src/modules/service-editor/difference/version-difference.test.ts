// Every kind of change, as people read it.
import { describe, expect, it } from 'vitest'
import { body, field, inEnglish, plan, serviceFile, words } from '../editor-fixture.ts'
import { type KnownNames, type VersionContent, versionDifference } from './version-difference.ts'

const known: KnownNames = {
  categories: new Map([
    [1001, words('Цацраг', 'Radiation')],
    [1002, words('Хүнс', 'Food')],
  ]),
  lists: new Map([
    ['units', words('Нэгж', 'Units')],
    ['countries', words('Улс', 'Countries')],
  ]),
}
const { id: _, language: __, status: ___, temporary_disable: ____, ...settings } = serviceFile('x').service
const choices = [
  { value: 'a', label: words('Анхны', 'First') },
  { value: 'b', label: words('Бусад', 'Other') },
]
const form = body(
  field('radio', 'kind', { _title: words('Төрөл', 'Kind'), options: choices, required: true }),
  field('number', 'capacity', { _title: words('Хүчин чадал', 'Capacity') }),
  field('select', 'unit', { _title: words('Нэгж', 'Unit'), library: 'units' }),
)
const certificate = {
  title: 'permit',
  prints: [{ path: 'capacity', public: false }],
  conditions: [words('Жил бүр шалгуулна', 'Inspected each year')],
}
const first: VersionContent = { language: 'mn', body: form, plan, certificate, settings }

const said = (change: Partial<VersionContent>, before: VersionContent = first) =>
  versionDifference(before, { ...before, ...change }, known).map(inEnglish)
const inMongolian = (change: Partial<VersionContent>) =>
  versionDifference(first, { ...first, ...change }, known).map(
    ({ label, from, to }) => `${label.mn} | ${from?.mn ?? ''} | ${to?.mn ?? ''}`,
  )
/** The form with another field in the place of the one of this name. */
const withField = (name: string, more: object) => ({
  body: {
    ...form,
    sections: form.sections.map(section => ({
      ...section,
      rows: section.rows.map(row => ({
        fields: row.fields.map(one => ((one as { name: string }).name === name ? { ...one, ...more } : one)),
      })),
    })),
  },
})

describe('the difference of two versions', () => {
  it('[REQ-VERSION-02] names nothing where nothing changed', () => {
    expect(said({})).toEqual([])
  })

  it.each([
    ['a duty', { required: true }, ['Question “Capacity” is now required']],
    ['a name', { _title: words('Чадал', 'Power') }, ['Name of a question: Capacity → Power']],
    ['a kind', { type: 'text' }, ['Question “Capacity”: kind: Number → Short text']],
    ['a bound', { max: 20 }, ['Question “Capacity”: largest: 20']],
    ['a help', { help: words('Ваттаар', 'In watts') }, ['Question “Capacity”: help: In watts']],
    [
      'a condition',
      {
        when: {
          show: {
            any: [
              { field: 'kind', in: ['a'] },
              { field: 'unit', filled: true },
            ],
          },
        },
      },
      ['Question “Capacity” is shown when: No condition → Kind: First or Unit is answered'],
    ],
    [
      'a nested condition',
      {
        when: {
          require: {
            not: {
              all: [
                { field: 'kind', in: ['a', 'b'] },
                { field: 'unit', filled: false },
              ],
            },
          },
        },
      },
      ['Question “Capacity” is required when: No condition → not: Kind: First, Other and Unit is empty'],
    ],
    [
      'a calculation',
      { calculate: { multiply: [{ field: 'capacity_of_one' }, 2] } },
      ['Question “Capacity”: calculation: “capacity_of_one” × 2'],
    ],
  ])('[REQ-VERSION-02] says %s of a question', (_what, more, lines) => {
    const unread = 'calculate' in more
    if (unread) {
      const asked = field('number', 'capacity_of_one', { _title: words('Нэгийнх', 'Of one') })
      const before = {
        ...first,
        body: {
          ...form,
          sections: [{ ...form.sections[0], rows: [...(form.sections[0]?.rows ?? []), { fields: [asked] }] }],
        },
      }
      const after = structuredClone(before.body)
      Object.assign(after.sections[0]?.rows?.[1]?.fields[0] ?? {}, more)
      expect(said({ body: after }, before)).toEqual(['Question “Capacity”: calculation: “Of one” × 2'])
    } else expect(said(withField('capacity', more))).toEqual(lines)
  })

  it('[REQ-VERSION-02] says choices and lists by their words', () => {
    const options = [
      { value: 'a', label: words('Шинэ', 'New') },
      { value: 'c', label: words('Гурав', 'Third') },
    ]
    expect(said(withField('kind', { options }))).toEqual([
      'Question “Kind”: choices added: Third',
      'Question “Kind”: choices removed: Other →',
      'Question “Kind”: words of a choice: First → New',
    ])
    expect(said(withField('unit', { library: 'countries' }))).toEqual(['Question “Unit”: list: Units → Countries'])
  })

  it('[REQ-VERSION-02] says questions and steps that came, went, moved or bear another name', () => {
    const [step] = form.sections
    const rows = step?.rows ?? []
    const second = {
      _title: words('Хавсралт', 'Papers'),
      rows: [{ fields: [field('file', 'paper')] }, ...rows.slice(2)],
    }
    const moved = { ...form, sections: [{ _title: words('Ерөнхий', 'General'), rows: rows.slice(0, 2) }, second] }
    expect(said({ body: moved })).toEqual([
      'Name of a step of the form: Data → General',
      'Step added: “Papers”',
      'Question added: “Question paper”: File',
      'Question “Unit”: step: Data → Papers',
    ])
    const turned = { ...form, sections: [{ ...step, rows: [...rows].reverse() }] }
    expect(said({ body: turned })).toEqual(['The questions of “Data” stand in another order'])
  })

  it('[REQ-VERSION-02] says a check by its own sentence, and that anything else of a form changed', () => {
    const say = words('Хүчин чадал хэт их', 'The capacity is too large')
    const check = { that: { atMost: [{ field: 'capacity' }, 5] }, say }
    expect(said({ body: { ...form, checks: [check] } })).toEqual(['Check added: The capacity is too large'])
    expect(said({ body: { ...form, clienttype: ['COMPANY'] } })).toEqual(['Other properties of the form changed'])
    expect(said({ language: 'en' })).toEqual(['The form is filled in: Mongolian → English'])
  })

  it('[REQ-VERSION-02] says a plan step by step', () => {
    const [check, decide] = plan
    expect(said({ plan: [check, { ...decide, working_days: 5 }] })).toEqual([
      'Step 2 “Decide” takes: 3 working days → 5 working days',
    ])
    const expert = { name: words('Шинжээч', 'Expert'), role: 'REVIEWER', working_days: 1, fee_due: true }
    expect(said({ plan: [check, expert, decide] })).toEqual([
      'Step of review added: Expert: Inspector, 1 working day',
      'The fee is settled: Before the last step → Before step 2 (“Expert”)',
    ])
    expect(said({ plan: [decide] })).toEqual(['Step of review removed: Check: Inspector, 2 working days →'])
    expect(said({ plan: [{ ...check, name: words('Хянах', 'Review') }, decide] })).toEqual([
      'Name of step 1 of the review: Check → Review',
    ])
  })

  it('[REQ-VERSION-02] says of a certificate what is printed and under which conditions, in words', () => {
    const next = {
      title: 'licence',
      prints: [
        { path: 'kind', public: true },
        { path: 'capacity', public: true },
      ],
      conditions: [words('Сар бүр тайлагнана', 'Reported each month')],
    }
    expect(said({ certificate: next })).toEqual([
      'Title of the certificate: Permit → Licence',
      'Now printed on the certificate: Kind',
      'Answer “Capacity” of the certificate is public: No → Yes',
      'Condition of the certificate added: Reported each month',
      'Condition of the certificate removed: Inspected each year →',
    ])
    expect(said({ certificate: null })).toEqual(['Title of the certificate: Permit → None is issued'])
    const designed = { ...certificate, heading: { mn: 'Үнэмлэх', en: 'Pass' }, seal: 'logo', background: 'plain' }
    expect(said({ certificate: designed })).toEqual([
      'Another title: that of its kind → Pass',
      'Mark above the title: Emblem → Logo of the agency',
      'Background: Guilloche → White',
    ])
    expect(said({ certificate: { ...certificate, layout: 'wide' } })).toEqual([
      'Other properties of the certificate changed',
    ])
  })

  it('[REQ-VERSION-02] says the particulars of the service with both values', () => {
    const details = {
      ...settings.details,
      price: { price: '60000' },
      time: words('Ажлын 8 өдөр', '8 working days'),
      required_documents: [{ name: words('Паспорт', 'Passport'), licensor: words(''), description: words('') }],
      process: [{ title: words('Илгээх', 'Send'), description: words('Цахимаар', 'Online') }],
    }
    const next = { ...settings, fee: 6_000_000, validity_months: 24, category_id: 1002, renewable: true, details }
    expect(said({ settings: next })).toEqual([
      'Fee: Free → 60,000₮',
      'The certificate is valid for: 12 months → 24 months',
      'Can be renewed: No → Yes',
      'Category: Radiation → Food',
      'Time to a decision: 5 days → 8 working days',
      'Document added: Passport',
      'Step of the process “Send”: description: Online',
    ])
    expect(said({ settings: { ...next, fee: 5_000_000 } }, { ...first, settings: next })).toEqual([
      'Fee: 60,000₮ → 50,000₮',
      'Price on the page: 60,000₮',
    ])
  })

  it('[REQ-VERSION-02] reads in Mongolian as well', () => {
    expect(inMongolian({ plan: [plan[0], { ...plan[1], working_days: 5 }] })).toEqual([
      'Хяналтын 2-р шат “Шийдэх”: хугацаа | ажлын 3 өдөр | ажлын 5 өдөр',
    ])
    expect(inMongolian({ settings: { ...settings, fee: 5_000_000 } })).toEqual(['Төлбөр | Үнэгүй | 50,000₮'])
    expect(inMongolian(withField('capacity', { required: true }))).toEqual([
      '“Хүчин чадал” асуултыг заавал бөглөх болсон |  | ',
    ])
  })

  it('[REQ-VERSION-02] reads what is half typed as far as it can, and never fails', () => {
    const half = {
      ...first,
      plan: [{}, 'x', { name: { mn: 'Шинэ' } }],
      certificate: { prints: 'none' },
      settings: { ...settings, fee: 'much', details: { ...settings.details, required_documents: [{ name: null }] } },
    }
    expect(() => said(half)).not.toThrow()
    expect(said({ settings: { ...settings, name_en: '' } })).toEqual([
      'Name of the service in English: Service for tests →',
    ])
    expect(said({ settings: 'nothing' })).toEqual([])
  })

  it('[REQ-VERSION-03] says all of a first version', () => {
    const lines = versionDifference(null, first, known).map(inEnglish)
    expect(lines).toEqual(
      expect.arrayContaining([
        'Fee: Free',
        'The certificate is valid for: 12 months',
        'Step 2 of the review: Decide: Head of unit, 3 working days',
        'Answers printed on the certificate: Capacity',
        'Form: 1 step, 3 questions',
      ]),
    )
  })
})
