// Several of a list by their labels: boxes where there are few, a pick list and what was picked where there are many.
import { ruleEditorTexts } from '@khyanalt/domain/messages/service-editor-rules'
import { useText } from '../../../language/language.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Fieldset } from '../../../ui/Fieldset.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Select, type SelectOption } from '../../../ui/Select.tsx'
import styles from './rules.module.css'

const few = 8

export const PickSeveral = ({
  label,
  pickLabel,
  options,
  values,
  onChange,
  error,
}: {
  readonly label: string
  readonly pickLabel: string
  readonly options: readonly SelectOption[]
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
  readonly error?: string | undefined
}) => {
  const t = useText(ruleEditorTexts)
  const labelOf = (value: string) => options.find(option => option.value === value)?.label ?? '–'
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter(one => one !== value) : [...values, value])
  const left = options.filter(({ value }) => !values.includes(value))
  return (
    <Fieldset legend={label} required error={error}>
      {options.length <= few ? (
        options.map(option => (
          <Checkbox
            key={option.value}
            label={option.label}
            value={values.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))
      ) : (
        <div className={styles.stack}>
          {values.length > 0 && (
            <ul className={styles.chosen}>
              {values.map(value => (
                <li key={value}>
                  {labelOf(value)}
                  <IconButton
                    icon="close"
                    size="s"
                    label={t('remove_answer', { answer: labelOf(value) })}
                    onClick={() => toggle(value)}
                  />
                </li>
              ))}
            </ul>
          )}
          <Field label={pickLabel} required>
            {control => <Select {...control} required={false} value="" onChange={toggle} options={left} />}
          </Field>
        </div>
      )}
    </Fieldset>
  )
}
