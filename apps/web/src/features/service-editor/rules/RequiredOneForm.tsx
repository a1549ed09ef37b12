// Questions of a step of which one must be answered at least.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import { readRuleForms } from '@khyanalt/form-engine/rule-building/rule-form'
import { useEffect, useMemo, useState } from 'react'
import { useName, useText } from '../../../language/language.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { valueAt, withValue } from '../form-edits.ts'
import { PickSeveral } from './PickSeveral.tsx'
import type { RuleFormProps } from './rule-form-props.ts'

export const RequiredOneForm = ({ body, path, onBuilt }: RuleFormProps & { readonly path: string }) => {
  const t = useText(ruleEditorTexts)
  const name = useName()
  const [step, setStep] = useState(path.replace(/\/required_one$/, ''))
  const namesAt = (place: string) => {
    const names = valueAt(body, `${place}/required_one`)
    return Array.isArray(names) ? names.map(String) : []
  }
  const [names, setNames] = useState<readonly string[]>(() => namesAt(step))
  const steps = useMemo(
    () =>
      readRuleForms(body).flatMap(form =>
        form.steps.map(({ title }, index) => ({
          value: `${form.list}/${index}`,
          title,
          questions: form.questions.filter(question => question.step === index && question.field.type !== 'hidden'),
        })),
      ),
    [body],
  )
  useEffect(() => {
    onBuilt(
      names.length < 2
        ? { missing: t('pick_two') }
        : { body: withValue(body, `${step}/required_one`, [...names]), path: `${step}/required_one` },
    )
  }, [names, step, body, onBuilt, t])
  return (
    <>
      <Field label={t('pick_step')} required>
        {control => (
          <Select
            {...control}
            value={step}
            emptyLabel={null}
            onChange={next => {
              setStep(next)
              setNames(namesAt(next))
            }}
            options={steps.map(({ value, title }, index) => ({ value, label: `${index + 1}. ${name(title)}` }))}
          />
        )}
      </Field>
      <PickSeveral
        label={t('pick_questions')}
        pickLabel={t('pick_question')}
        options={(steps.find(({ value }) => value === step)?.questions ?? []).map(question => ({
          value: question.name,
          label: name(question.title),
        }))}
        values={names}
        onChange={setNames}
      />
    </>
  )
}
