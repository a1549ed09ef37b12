// One condition: what is asked about, how it is, and what it is compared with, each from a list of what suits.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import {
  type Asked,
  answerTerm,
  askedChoices,
  comparedTerm,
  keyOfTerm,
  type RulePlace,
  statementOf,
  type TermChoice,
  tablesAsked,
  termChoices,
  type Way,
  wayOf,
  ways,
  waysOf,
} from '@khyanalt/form-engine/rule-building/rule-choices'
import {
  comparisons,
  type Group,
  joins,
  type Statement,
  type Term,
  typeOfTerm,
} from '@khyanalt/form-engine/rule-building/rule-model'
import { askedFrom, type ListedLabels } from '@khyanalt/form-engine/rule-building/rule-words'
import { type ReactNode, useMemo } from 'react'
import { useName, useText } from '../../../language/language.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { AnswersField } from './AnswersField.tsx'
import styles from './rules.module.css'
import { TermEditor, type TermType } from './TermEditor.tsx'

export type StatementProps = {
  readonly statement: Statement
  readonly place: RulePlace
  readonly listed: ListedLabels
  readonly onChange: (statement: Statement) => void
  /** Draws the conditions that hold of each row of a table. */
  readonly nested: (group: Group, place: RulePlace, onChange: (group: Group) => void) => ReactNode
}

/** An entry of the list of what may be asked about, and the statement that it begins. */
type Subject = { readonly key: string; readonly label: string; readonly group: string; readonly fresh: () => Statement }

export const StatementEditor = (props: StatementProps) => {
  const { statement, onChange } = props
  const t = useText(ruleEditorTexts)
  const subjects = useSubjects(props)
  const key = subjectOf(statement)
  return (
    <div className={styles.stack}>
      <div className={styles.triple}>
        <Field label={t('subject')} required>
          {control => (
            <Select
              {...control}
              value={key}
              emptyLabel={null}
              onChange={next => {
                const subject = subjects.find(each => each.key === next)
                if (subject) onChange(subject.fresh())
              }}
              options={subjects.map(each => ({ value: each.key, label: each.label, group: each.group }))}
            />
          )}
        </Field>
        <WayField {...props} />
      </div>
      <ObjectField {...props} />
    </div>
  )
}

/** The name of what a statement asks about in the list. */
const subjectOf = (statement: Statement): string => {
  switch (statement.is) {
    case 'oneOf':
    case 'filled':
    case 'ticked':
      return `answer ${statement.ofForm} ${statement.name}`
    case 'compare':
      return keyOfTerm(statement.left)
    case 'unique':
      return `unique ${statement.table} ${statement.cell}`
    case 'rows':
      return `rows ${statement.table}`
    case 'group':
      return 'group'
  }
}

const useSubjects = ({ place, listed, statement }: StatementProps): readonly Subject[] => {
  const t = useText(ruleEditorTexts)
  const name = useName()
  return useMemo(() => {
    const ofAsked = (asked: Asked): Subject => ({
      key: keyOfTerm(answerTerm(asked)),
      label: name(asked.question.title),
      group: t(place.cells?.includes(asked.question) ? 'group_row' : 'group_questions'),
      fresh: () => statementOf(asked, waysOf(asked.question, place.says)[0] ?? 'filled', null),
    })
    const asked = askedChoices(place).map(ofAsked)
    if (place.says === 'condition') return withOwn(asked, statement, place, name)
    const known = new Set(asked.map(({ key }) => key))
    const terms = (type: 'number' | 'day') =>
      termChoices(place, type, listed)
        .filter(({ key }) => !known.has(key))
        .map(
          (choice: TermChoice): Subject => ({
            key: choice.key,
            label: name(choice.label),
            group: t('group_tables'),
            fresh: () => comparedTerm(choice.term, 'atMost', type),
          }),
        )
    const number: Term = { term: 'number', value: '' }
    const reckoned = (term: Term, label: string, type: 'number' | 'day'): Subject => ({
      key: keyOfTerm(term),
      label,
      group: t('group_reckoned'),
      fresh: () => comparedTerm(term, 'atMost', type),
    })
    const day = termChoices(place, 'day')[0]?.term
    const worked = [
      ...(['add', 'subtract', 'multiply', 'divide'] as const).map(how =>
        reckoned({ term: 'reckon', how, parts: [number, number] }, t(`reckon_${how}`), 'number'),
      ),
      ...(day === undefined
        ? []
        : (['days', 'months', 'years'] as const).map(unit =>
            reckoned({ term: 'between', unit, from: day, to: { term: 'today' } }, t(`between_${unit}`), 'number'),
          )),
      reckoned({ term: 'today' }, t('today'), 'day'),
    ]
    const ofTables = tablesAsked(place).flatMap((table): readonly Subject[] => [
      ...table.cells
        .filter(({ type, options }) => options === null && ['text', 'number', 'day'].includes(type))
        .map(cell => ({
          key: `unique ${table.name} ${cell.name}`,
          label: t('unique', { cell: name(cell.title), table: name(table.title) }),
          group: t('group_tables'),
          fresh: (): Statement => ({ is: 'unique', table: table.name, cell: cell.name }),
        })),
      {
        key: `rows ${table.name}`,
        label: t('rows', { table: name(table.title) }),
        group: t('group_tables'),
        fresh: (): Statement => ({
          is: 'rows',
          how: 'all',
          table: table.name,
          that: { is: 'group', join: 'all', parts: firstStatement({ ...place, cells: table.cells, self: null }) },
        }),
      },
    ])
    return withOwn([...asked, ...terms('number'), ...ofTables, ...worked], statement, place, name)
  }, [place, listed, statement, t, name])
}

/** A condition to begin with, about the question at a place or the first one that may be asked. */
export const firstStatement = (place: RulePlace, about?: string): readonly Statement[] => {
  const choices = askedChoices(place)
  const asked = choices.find(({ question }) => question.path === about) ?? choices[0]
  return asked === undefined ? [] : [statementOf(asked, waysOf(asked.question, place.says)[0] ?? 'filled', null)]
}

/** What an expert wrote stays in the list, even where it could not be chosen anew. */
const withOwn = (
  subjects: readonly Subject[],
  statement: Statement,
  place: RulePlace,
  name: ReturnType<typeof useName>,
): readonly Subject[] => {
  const key = subjectOf(statement)
  if (subjects.some(subject => subject.key === key)) return subjects
  const asked = 'name' in statement ? askedFrom(place, statement.name, statement.ofForm, null) : undefined
  return [{ key, label: asked ? name(asked.title) : '–', group: '', fresh: () => statement }, ...subjects]
}

/** The question that a statement is about; null of what is worked out. */
const questionOf = (statement: Statement, place: RulePlace): Asked | null => {
  const of =
    statement.is === 'compare' && statement.left.term === 'answer'
      ? statement.left
      : 'ofForm' in statement
        ? statement
        : null
  const question = of && askedFrom(place, of.name, of.ofForm, null)
  return of && question ? { question, name: of.name, ofForm: of.ofForm } : null
}

const WayField = ({ statement, place, onChange }: StatementProps) => {
  const t = useText(ruleEditorTexts)
  const asked = questionOf(statement, place)
  if (statement.is === 'rows') {
    return (
      <Field label={t('row_join')} required>
        {control => (
          <Select
            {...control}
            value={statement.how}
            emptyLabel={null}
            onChange={next => onChange({ ...statement, how: joins.find(each => each === next) ?? 'all' })}
            options={joins.map(each => ({ value: each, label: t(`row_${each}`) }))}
          />
        )}
      </Field>
    )
  }
  const way = wayOf(statement)
  if (way === null) return null
  const suiting = asked === null ? comparisons : waysOf(asked.question, place.says)
  const ofDays = typeOf(statement, place) === 'day'
  const label = (each: Way) =>
    ofDays && comparisons.some(one => one === each)
      ? t(`way_${each as (typeof comparisons)[number]}_day`)
      : t(`way_${each}`)
  const change = (next: Way | undefined) => {
    if (next === undefined) return
    if (asked !== null) return onChange(statementOf(asked, next, statement))
    const how = comparisons.find(each => each === next)
    if (how && statement.is === 'compare') onChange({ ...statement, how })
  }
  return (
    <Field label={t('way')} required>
      {control => (
        <Select
          {...control}
          value={way}
          emptyLabel={null}
          onChange={next => change(ways.find(each => each === next))}
          options={[...new Set([...suiting, way])].map(each => ({ value: each, label: label(each) }))}
        />
      )}
    </Field>
  )
}

const typeOf = (statement: Statement, place: RulePlace): TermType => {
  if (statement.is !== 'compare') return 'text'
  const type = (term: Term) => typeOfTerm(term, (name, ofForm) => askedFrom(place, name, ofForm, null)?.type ?? null)
  const found = type(statement.left)
  return found === 'day' || found === 'number' ? found : 'text'
}

const ObjectField = (props: StatementProps) => {
  const { statement, place, listed, onChange, nested } = props
  const t = useText(ruleEditorTexts)
  switch (statement.is) {
    case 'oneOf': {
      const asked = questionOf(statement, place)
      if (asked === null) return null
      return (
        <AnswersField
          question={asked.question}
          values={statement.values}
          onChange={values => onChange({ ...statement, values })}
        />
      )
    }
    case 'compare': {
      const type = typeOf(statement, place)
      return (
        <>
          {statement.left.term !== 'answer' && statement.left.term !== 'today' && (
            <TermEditor
              label={t('value')}
              type={type}
              term={statement.left}
              place={place}
              listed={listed}
              onChange={left => onChange({ ...statement, left })}
              partsOnly
            />
          )}
          <TermEditor
            label={t('object')}
            type={type}
            term={statement.right}
            place={place}
            listed={listed}
            beside={questionOf(statement, place)?.question}
            onChange={right => onChange({ ...statement, right })}
          />
        </>
      )
    }
    case 'rows': {
      const cells = place.form.tableByName.get(statement.table)?.cells ?? []
      return nested(statement.that, { ...place, cells, self: null }, that => onChange({ ...statement, that }))
    }
    default:
      return null
  }
}
