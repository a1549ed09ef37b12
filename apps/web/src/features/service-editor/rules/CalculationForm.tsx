// What a question is calculated from: a value, or a yes or no.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import type { RulePlace } from '@khyanalt/form-engine/rule-building/rule-choices'
import { type Group, type Term, typeOfTerm } from '@khyanalt/form-engine/rule-building/rule-model'
import { readStatement, readTerm } from '@khyanalt/form-engine/rule-building/rule-reading'
import { askedFrom } from '@khyanalt/form-engine/rule-building/rule-words'
import { writeStatement, writeTerm } from '@khyanalt/form-engine/rule-building/rule-writing'
import { useEffect, useMemo, useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { valueAt, withValue } from '../form-edits.ts'
import { Expert } from './Expert.tsx'
import { GroupEditor } from './GroupEditor.tsx'
import type { RuleFormProps } from './rule-form-props.ts'
import { questionAt } from './rule-places.ts'
import { firstStatement } from './StatementEditor.tsx'
import { TermEditor, type TermType } from './TermEditor.tsx'
import { useListedLabels } from './use-rules.ts'

type Calculated = { readonly group: Group } | { readonly term: Term }

export const CalculationForm = ({
  body,
  path,
  onBuilt,
  onJson,
}: RuleFormProps & { readonly path: string; readonly onJson: (() => void) | undefined }) => {
  const t = useText(ruleEditorTexts)
  const listed = useListedLabels(body)
  const at = useMemo(() => questionAt(body, path), [body, path])
  const place = useMemo<RulePlace | null>(
    () => at && { form: at.form, cells: at.cells, says: 'expression', self: at.question },
    [at],
  )
  const isTruth = valueAt(body, `${path}/type`) === 'hidden'
  const type: TermType = at?.question.type === 'day' || at?.question.type === 'number' ? at.question.type : 'text'
  const [value, setValue] = useState<Calculated | null>(() => {
    if (place === null) return null
    const written = valueAt(body, `${path}/calculate`)
    if (isTruth) {
      if (written === undefined) return { group: { is: 'group', join: 'all', parts: firstStatement(place) } }
      const group = readStatement(written, (name, ofForm, over) => askedFrom(place, name, ofForm, over)?.type ?? null)
      return group && { group }
    }
    if (written === undefined) return { term: freshTerms[type] }
    const term = readTerm(written)
    const found = term && typeOfTerm(term, (name, ofForm) => askedFrom(place, name, ofForm, null)?.type ?? null)
    return term && found === type ? { term } : null
  })
  useEffect(() => {
    const calculate = value && ('group' in value ? writeStatement(value.group) : writeTerm(value.term))
    onBuilt(
      calculate === null
        ? { missing: t('unfinished') }
        : { body: withValue(body, `${path}/calculate`, calculate), path: `${path}/calculate` },
    )
  }, [value, body, path, onBuilt, t])
  if (value === null || place === null) return <Expert onJson={onJson} />
  return 'group' in value ? (
    <GroupEditor
      group={value.group}
      place={place}
      listed={listed}
      depth={0}
      label={t('add_calculate')}
      onChange={group => setValue({ group })}
    />
  ) : (
    <TermEditor
      label={t('value')}
      type={type}
      term={value.term}
      place={place}
      listed={listed}
      onChange={term => setValue({ term })}
    />
  )
}

const freshTerms: Readonly<Record<TermType, Term>> = {
  number: { term: 'number', value: '' },
  day: { term: 'today' },
  text: { term: 'text', value: '' },
}
