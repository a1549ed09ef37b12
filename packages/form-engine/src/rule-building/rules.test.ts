// Rules as sentences and as pick lists, over a form that has questions of every type.
import { describe, expect, it } from 'vitest'
import { parseDefinition } from '../definition.ts'
import type { ValueType } from '../rules/expression.ts'
import { sentencesOf } from './form-sentences.ts'
import {
  answerTerm,
  askedChoices,
  comparedTerm,
  groupInWords,
  type RulePlace,
  statementOf,
  tablesAsked,
  termChoices,
  type Way,
  waysOf,
} from './rule-choices.ts'
import { readRuleForms } from './rule-form.ts'
import { comparisons, type Group, reckonings, type Statement, type Term, typeOfTerm } from './rule-model.ts'
import { readCondition, readStatement, readTerm, type TypeOf } from './rule-reading.ts'
import { askedFrom } from './rule-words.ts'
import { writeCondition, writeStatement, writeTerm } from './rule-writing.ts'

const title = (en: string) => ({ mn: `${en} асуулт`, en })
const option = (value: string, mn: string, en: string) => ({ value, label: { mn, en } })

type SampleField = {
  readonly name: string
  readonly rows?: readonly { readonly fields: readonly SampleField[] }[]
  readonly [attribute: string]: unknown
}
const kindOfUnit = {
  type: 'select',
  name: 'k1',
  _title: { mn: 'Нэгжийн төрөл', en: 'Kind of unit' },
  options: [option('d', 'шүдний', 'dental'), option('p', 'зөөврийн', 'portable')],
}
const fields: readonly SampleField[] = [
  kindOfUnit,
  { type: 'number', name: 'n1', _title: { mn: 'Цэвэр жин', en: 'Net weight' } },
  { type: 'number', name: 'n2', _title: { mn: 'Бохир жин', en: 'Gross weight' } },
  { type: 'date', name: 'd1', _title: { mn: 'Эхлэх', en: 'Begins' } },
  { type: 'date', name: 'd2', _title: { mn: 'Дуусах', en: 'Ends' } },
  { type: 'text', name: 't1', _title: { mn: 'Дугаар', en: 'Number' }, format: 'identifier' },
  { type: 'yes', name: 'a1', _title: { mn: 'Зөвшөөрөл', en: 'Consent' } },
  { type: 'yesno', name: 'y1', _title: { mn: 'Гэмтэлтэй', en: 'Damaged' } },
  {
    type: 'checkbox',
    name: 'c1',
    _title: { mn: 'Хэрэглээ', en: 'Uses' },
    options: [option('x', 'нэг', 'one'), option('z', 'хоёр', 'two')],
  },
  { type: 'file', name: 'f1', _title: { mn: 'Зураг', en: 'Picture' } },
  {
    type: 'table',
    name: 'g1',
    _title: { mn: 'Бараа', en: 'Goods' },
    rows: [
      {
        fields: [
          { type: 'text', name: 's1', _title: { mn: 'Серийн дугаар', en: 'Serial' }, format: 'identifier' },
          { type: 'number', name: 'q1', _title: { mn: 'Тоо хэмжээ', en: 'Quantity' } },
          { type: 'number', name: 'p1', _title: { mn: 'Нэгж үнэ', en: 'Price' } },
        ],
      },
    ],
  },
  {
    type: 'statictable',
    name: 'z1',
    _title: { mn: 'Бүс', en: 'Zones' },
    rows: ['r1', 'r2'].map((name, index) => ({
      name,
      _title: index === 0 ? { mn: 'Дотоод', en: 'Inner' } : { mn: 'Гадаад', en: 'Outer' },
      fields: [{ type: 'number', name: 'm1', _title: { mn: 'Радиус', en: 'Radius' } }],
    })),
  },
  { type: 'number', name: 'total', _title: { mn: 'Нийт', en: 'Total' } },
  {
    type: 'hidden',
    name: 'h1',
    _title: { mn: 'Их ачаа', en: 'Large load' },
    calculate: { more: [{ field: 'n1' }, 100] },
  },
]

/** The sample form with other attributes of a field or step. */
const bodyWith = (change: Readonly<Record<string, object>> = {}, step: object = {}, table: object = {}): unknown => ({
  _name: title('Form'),
  sections: [
    {
      _title: { mn: 'Нэгдүгээр алхам', en: 'First step' },
      rows: fields.map(field => ({
        fields: [{ ...field, ...(field.name === 'g1' ? table : {}), ...change[field.name] }],
      })),
      ...step,
    },
  ],
})
const placeIn = (says: RulePlace['says'], of: string | null = null, table: string | null = null): RulePlace => {
  const [form] = readRuleForms(bodyWith())
  if (form === undefined) throw new Error('There is no form')
  const cells = table === null ? null : (form.tableByName.get(table)?.cells ?? null)
  const self = of === null ? null : (cells?.find(({ name }) => name === of) ?? form.byName.get(of) ?? null)
  return { form, cells, says, self }
}
const typesAt =
  (place: RulePlace): TypeOf =>
  (name, ofForm, over) =>
    askedFrom(place, name, ofForm, over)?.type ?? null
const problemsOf = (body: unknown) => {
  const parsed = parseDefinition(body)
  return parsed.ok ? [] : parsed.problems
}
const check = (that: unknown, more: object = {}) => ({
  checks: [{ that, say: { mn: 'Буруу.', en: 'Wrong.' }, ...more }],
})

describe('a rule reads as a sentence', () => {
  const worded: readonly (readonly [string, unknown, string, string])[] = [
    [
      'showing by a choice',
      bodyWith({ n1: { when: { show: { field: 'k1', in: ['d'] } } } }),
      '«Нэгжийн төрөл» нь «шүдний» бол харуулна.',
      'Shown when “Kind of unit” is “dental”.',
    ],
    [
      'showing by the earlier attributes',
      bodyWith({
        n1: { yesnofield: 'k1', yesnovalue: ['d', 'p'], when: { show: { field: 'd1', atLeast: '2026-01-31' } } },
      }),
      '(«Нэгжийн төрөл» нь «шүдний» эсвэл «зөөврийн») ба «Эхлэх» нь 2026 оны 1\u{a0}дүгээр\u{a0}сарын\u{a0}31 буюу түүнээс хойш бол харуулна.',
      'Shown when (“Kind of unit” is “dental” or “portable”) and “Begins” is 31 January 2026 or after.',
    ],
    [
      'opening as a tool',
      bodyWith({ y1: { hastool: true, tool_fields: ['n1'] } }),
      '«Гэмтэлтэй» тийм бол харуулна.',
      'Shown when “Damaged” is yes.',
    ],
    [
      'editing',
      bodyWith({ n1: { when: { enable: { not: { field: 'f1', filled: true } } } } }),
      '«Зураг» бөглөөгүй бол засаж болно.',
      'Can be edited when “Picture” is empty.',
    ],
    [
      'duty',
      bodyWith({
        n1: { when: { require: { any: [{ field: 'a1', filled: true }, { not: { field: 'k1', in: ['d'] } }] } } },
      }),
      '«Зөвшөөрөл» бөглөсөн эсвэл «Нэгжийн төрөл» нь «шүдний» биш бол заавал бөглөнө.',
      'Must be answered when “Consent” is filled in or “Kind of unit” is not “dental”.',
    ],
    [
      'a calculation',
      bodyWith({ total: { calculate: { sum: { multiply: [{ field: 'q1' }, { field: 'p1' }] }, over: 'g1' } } }),
      '«Нийт» = «Бараа» хүснэгт дэх «Тоо хэмжээ» × «Нэгж үнэ» нийлбэр.',
      '“Total” = the sum of “Quantity” × “Price” in “Goods”.',
    ],
    [
      'a check that stops',
      bodyWith({}, check({ atMost: [{ field: 'n1' }, { field: 'n2' }] })),
      '«Цэвэр жин» нь «Бохир жин» буюу түүнээс бага байх ёстой, эс бөгөөс «Буруу.» гэж хэлнэ.',
      '“Net weight” is at most “Gross weight”, otherwise say “Wrong.”.',
    ],
    [
      'a check that warns',
      bodyWith({}, check({ less: [{ field: 'd1' }, { field: 'd2' }] }, { severity: 'warn', name: 'why' })),
      '«Эхлэх» нь «Дуусах» өдрөөс өмнө байх ёстой, эс бөгөөс «Буруу.» гэж анхааруулж, тайлбар авна.',
      '“Begins” is before “Ends”, otherwise warn “Wrong.” and ask for an explanation.',
    ],
    [
      'a check of rows',
      bodyWith({}, {}, { row_checks: check({ more: [{ field: 'q1' }, { form: 'n1' }] }).checks }),
      '«Бараа» хүснэгтийн мөр бүрд «Тоо хэмжээ» нь «Цэвэр жин» тооноос их байх ёстой, эс бөгөөс «Буруу.» гэж хэлнэ.',
      'In each row of “Goods” “Quantity” is more than “Net weight”, otherwise say “Wrong.”.',
    ],
    [
      'a cell of a fixed row',
      bodyWith({}, check({ atMost: [{ field: 'z1/r1/m1' }, { field: 'z1/r2/m1' }] })),
      '«Бүс, Дотоод, Радиус» нь «Бүс, Гадаад, Радиус» буюу түүнээс бага байх ёстой, эс бөгөөс «Буруу.» гэж хэлнэ.',
      '“Zones, Inner, Radius” is at most “Zones, Outer, Radius”, otherwise say “Wrong.”.',
    ],
    [
      'a ticked box',
      bodyWith({}, check({ any: [{ field: 'a1' }, { not: { field: 'a1' } }] })),
      '«Зөвшөөрөл» тийм эсвэл «Зөвшөөрөл» үгүй байх ёстой, эс бөгөөс «Буруу.» гэж хэлнэ.',
      '“Consent” is ticked or “Consent” is not ticked, otherwise say “Wrong.”.',
    ],
    [
      'one of several',
      bodyWith({}, { required_one: ['n1', 't1'] }),
      'Дараахаас дор хаяж нэгийг бөглөнө: «Цэвэр жин», «Дугаар».',
      'At least one of these must be answered: “Net weight”, “Number”.',
    ],
  ]

  it.each(worded)('[REQ-SENTENCE-01] %s', (_, body, mn, en) => {
    expect(problemsOf(body)).toEqual([])
    const found = sentencesOf(body).map(({ words }) => words)
    expect(found).toContainEqual({ mn, en })
  })

  it('[REQ-SENTENCE-01] names what is gone without its key', () => {
    const broken = bodyWith({ n1: { when: { show: { field: 'zzz_key', in: ['zzz_value'] } } } })
    const words = JSON.stringify(sentencesOf(broken).map(({ words: said }) => said))
    expect(words).toContain('a question that is gone')
    expect(words).not.toContain('zzz_key')
    const option = sentencesOf(bodyWith({ n1: { when: { show: { field: 'k1', in: ['zzz'] } } } }))
    expect(option[0]?.words.en).toBe('Shown when “Kind of unit” is a choice that is not in the list.')
  })

  it('[REQ-SENTENCE-01] whatever stands in the body', () => {
    const junk = [null, 1, 'x', [], {}, { field: null }, { all: 'x' }, { sum: null, over: 'g1' }, { day: 'x' }, [[1]]]
    for (const value of junk) {
      const body = bodyWith(
        { n1: { when: value, calculate: value, yesnofield: value }, g1: { rows: value, checks: value } },
        { checks: [value, { that: value }], required_one: value },
      )
      expect(Array.isArray(sentencesOf(body))).toBe(true)
      expect(sentencesOf(value)).toEqual([])
    }
    const deep = Array.from({ length: 10_000 }).reduce<object>(not => ({ not }), {})
    expect(sentencesOf(bodyWith({}, check(deep)))).toEqual([])
  })
})

describe('what is built by pick lists', () => {
  const literals: Readonly<Record<string, Term>> = {
    number: { term: 'number', value: '5' },
    day: { term: 'day', value: '2026-01-31' },
    text: { term: 'text', value: 'KS-55713' },
  }
  /** Everything that may be said from a place about one answer, with something said where it must be typed. */
  const everyStatement = (place: RulePlace): readonly Statement[] =>
    askedChoices(place).flatMap(asked =>
      waysOf(asked.question, place.says).map((way: Way): Statement => {
        const statement = statementOf(asked, way, null)
        if (statement.is === 'compare') {
          return { ...statement, right: literals[asked.question.type] ?? statement.right }
        }
        if (statement.is !== 'oneOf') return statement
        return { ...statement, values: [asked.question.options?.[0]?.value ?? 'KS'] }
      }),
    )
  const asGroup = (statement: Statement): Group => ({ is: 'group', join: 'all', parts: [statement] })

  it('[REQ-SENTENCE-02] is a condition that compiles, reads in both languages and is read back the same', () => {
    let tried = 0
    for (const [self, table] of [
      ['n1', null],
      ['f1', null],
      ['q1', 'g1'],
    ] as const) {
      const place = placeIn('condition', self, table)
      for (const statement of everyStatement(place)) {
        const joined: Group = { is: 'group', join: 'none', parts: [statement, statement] }
        for (const group of [asGroup(statement), joined]) {
          const condition = writeCondition(group)
          const when = { when: { show: condition } }
          const cells = fields.find(({ name }) => name === 'g1')?.rows?.[0]?.fields ?? []
          const rows = [{ fields: cells.map(cell => (cell.name === self ? { ...cell, ...when } : cell)) }]
          expect(problemsOf(table === null ? bodyWith({ [self]: when }) : bodyWith({ g1: { rows } }))).toEqual([])
          expect(readCondition(condition, typesAt(place))).toEqual(group)
          tried += 1
        }
      }
    }
    expect(tried).toBeGreaterThan(100)
  })

  it('[REQ-SENTENCE-02] is a check that compiles, reads in both languages and is read back the same', () => {
    let tried = 0
    for (const table of [null, 'g1']) {
      const place = placeIn('expression', null, table)
      const compared = (['number', 'day', 'text'] as const satisfies readonly ValueType[]).flatMap(type =>
        termChoices(place, type).flatMap(left =>
          termChoices(place, type).flatMap(right =>
            (type === 'text' ? (['equals', 'differs'] as const) : comparisons).map(
              (how): Statement => ({ is: 'compare', left: left.term, how, right: right.term }),
            ),
          ),
        ),
      )
      const ofRows = tablesAsked(place).flatMap(({ name, cells }): readonly Statement[] =>
        cells.flatMap((cell): readonly Statement[] => [
          { is: 'unique', table: name, cell: cell.name },
          {
            is: 'rows',
            how: 'all',
            table: name,
            that: asGroup({ is: 'filled', name: cell.name, ofForm: false, not: true }),
          },
        ]),
      )
      for (const statement of [...everyStatement(place), ...compared, ...ofRows]) {
        const group = asGroup(statement)
        const that = writeStatement(group)
        const placed = check(that, { at: [table === null ? 'f1' : 's1'] })
        const body = table === null ? bodyWith({}, placed) : bodyWith({}, {}, { row_checks: placed.checks })
        expect({ that, problems: problemsOf(body) }).toEqual({ that, problems: [] })
        expect(readStatement(that, typesAt(place))).toEqual(group)
        const words = groupInWords(group, place)
        expect(words?.mn).not.toMatch(/…|undefined|устгасан/)
        expect(words?.en).not.toMatch(/…|undefined|gone|\b[a-z]\d\b/)
        tried += 1
      }
    }
    expect(tried).toBeGreaterThan(500)
  })

  it('[REQ-SENTENCE-02] is a calculation that compiles and is read back the same', () => {
    const place = placeIn('expression', 'total')
    const [one, other] = termChoices(place, 'number').map(({ term }) => term)
    const days = termChoices(place, 'day').map(({ term }) => term)
    const [day] = days
    if (!one || !other || !day) throw new Error('There is nothing to choose')
    const numbers: readonly Term[] = [
      ...termChoices(place, 'number').map(({ term }) => term),
      ...reckonings.map((how): Term => ({ term: 'reckon', how, parts: [one, other] })),
      { term: 'rows', how: 'sum', table: 'g1', cells: ['q1', 'p1'], orZero: true },
      ...(['days', 'months', 'years'] as const).map(
        (unit): Term => ({ term: 'between', unit, from: day, to: { term: 'today' } }),
      ),
    ]
    for (const term of numbers) {
      const calculate = writeTerm(term)
      expect(problemsOf(bodyWith({ total: { calculate } as object }))).toEqual([])
      expect(readTerm(calculate)).toEqual(term)
      expect(typeOfTerm(term, name => place.form.byName.get(name)?.type ?? null)).toBe('number')
    }
    const moved: Term = { term: 'moved', unit: 'months', day, by: { term: 'number', value: '-3' } }
    expect(problemsOf(bodyWith({ d2: { calculate: writeTerm(moved) } as object }))).toEqual([])
    expect(readTerm(writeTerm(moved))).toEqual(moved)
  })

  it('[REQ-SENTENCE-03] offers no question that would wait for itself, that is a caption or that holds no such value', () => {
    const waiting = bodyWith({
      n2: { when: { show: { field: 'n1', filled: true } } },
      total: { calculate: { add: [{ field: 'n2' }, 1] } },
    })
    const [form] = readRuleForms(waiting)
    if (form === undefined) throw new Error('There is no form')
    const self = form.byName.get('n1') ?? null
    const offered = askedChoices({ form, cells: null, says: 'condition', self }).map(({ name }) => name)
    expect(offered).toEqual(['k1', 'd1', 'd2', 't1', 'a1', 'y1', 'c1', 'f1', 'g1', 'z1'])
    const inRow = askedChoices(placeIn('condition', 'q1', 'g1')).map(({ name }) => name)
    expect(inRow).toEqual(expect.arrayContaining(['s1', 'p1', 'n1']))
    expect(inRow).not.toContain('g1')
    expect(termChoices(placeIn('expression', 'total'), 'day').map(({ term }) => term)).toEqual([
      answerTerm({ name: 'd1', ofForm: false, question: self as never }),
      answerTerm({ name: 'd2', ofForm: false, question: self as never }),
    ])
    expect(comparedTerm({ term: 'today' }, 'less', 'day')).toMatchObject({ right: { term: 'today' } })
  })

  it('[REQ-SENTENCE-02] says nothing while something is missing', () => {
    const empty: Term = { term: 'number', value: '' }
    const statements: readonly Statement[] = [
      { is: 'compare', left: empty, how: 'less', right: empty },
      { is: 'oneOf', name: 'k1', ofForm: false, values: [], not: false },
      { is: 'filled', name: '', ofForm: false, not: false },
      { is: 'group', join: 'all', parts: [] },
    ]
    for (const statement of statements) {
      expect(writeStatement(statement)).toBeNull()
      expect(writeCondition(asGroup(statement))).toBeNull()
    }
    for (const value of ['', 'x', '1e5', '9'.repeat(16), '0.1234567']) {
      expect(writeTerm({ term: 'number', value })).toBeNull()
    }
  })
})
