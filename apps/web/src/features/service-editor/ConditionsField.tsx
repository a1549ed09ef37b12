// When a question is shown, may be edited and must be answered: questions about other answers, joined by all or any.
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import type { Condition } from '@khyanalt/form-engine/condition'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './catalogue.module.css'
import { JsonField } from './JsonField.tsx'

const effects = ['show', 'enable', 'require'] as const

type Conditions = { readonly [E in (typeof effects)[number]]?: Condition | undefined }

type ConditionsProps = {
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly errors: readonly string[]
  readonly names: readonly string[]
}

export const ConditionsField = ({ label, value, onChange, errors, names }: ConditionsProps) => {
  const t = useText(serviceEditorTexts)
  const conditions = (typeof value === 'object' && value !== null ? value : {}) as Conditions
  const set = (effect: (typeof effects)[number], next: Condition | undefined) => {
    const { [effect]: _, ...others } = conditions
    const all = next === undefined ? others : { ...others, [effect]: next }
    onChange(Object.keys(all).length === 0 ? undefined : all)
  }
  return (
    <Fieldset legend={label} error={[...errors]}>
      <div className={styles.stack}>
        {effects.map(effect => (
          <ConditionField
            key={effect}
            label={t(`when_${effect}`)}
            value={conditions[effect]}
            onChange={next => set(effect, next)}
            names={names}
          />
        ))}
      </div>
    </Fieldset>
  )
}

type Simple = Exclude<Condition, { all: unknown } | { any: unknown } | { not: unknown }>
type Join = 'all' | 'any'

/** A condition as a list of questions, or null where it nests deeper. */
const listOf = (condition: Condition | undefined): { join: Join; parts: readonly Simple[] } | null => {
  if (condition === undefined) return { join: 'all', parts: [] }
  if ('field' in condition) return { join: 'all', parts: [condition] }
  const join: Join = 'any' in condition ? 'any' : 'all'
  const parts = 'any' in condition ? condition.any : 'all' in condition ? condition.all : null
  return parts?.every((part): part is Simple => 'field' in part) ? { join, parts } : null
}

const joined = (join: Join, parts: readonly Simple[]): Condition | undefined => {
  const [only] = parts
  if (parts.length < 2) return only
  return join === 'any' ? { any: parts } : { all: parts }
}

const ops = ['in', 'filled', 'empty', 'atLeast', 'atMost'] as const
type Op = (typeof ops)[number]

const opOf = (part: Simple): Op =>
  'filled' in part ? (part.filled ? 'filled' : 'empty') : 'in' in part ? 'in' : 'atLeast' in part ? 'atLeast' : 'atMost'

const textOf = (part: Simple): string =>
  'in' in part
    ? part.in.join(', ')
    : 'atLeast' in part
      ? String(part.atLeast)
      : 'atMost' in part
        ? String(part.atMost)
        : ''

const simple = (field: string, op: Op, text: string): Simple => {
  const bound = text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
  switch (op) {
    case 'in':
      return { field, in: text.split(/,\s?/) }
    case 'filled':
    case 'empty':
      return { field, filled: op === 'filled' }
    case 'atLeast':
      return { field, atLeast: bound }
    case 'atMost':
      return { field, atMost: bound }
  }
}

const ConditionField = ({
  label,
  value,
  onChange,
  names,
}: {
  readonly label: string
  readonly value: Condition | undefined
  readonly onChange: (value: Condition | undefined) => void
  readonly names: readonly string[]
}) => {
  const t = useText(serviceEditorTexts)
  const list = listOf(value)
  if (list === null) {
    const setJson = (next: unknown) => onChange(next as Condition | undefined)
    return <JsonField label={`${label}. ${t('rule_complex')}`} value={value} onChange={setJson} errors={[]} />
  }
  const { join, parts } = list
  const set = (at: number, part: Simple) =>
    onChange(
      joined(
        join,
        parts.map((one, index) => (index === at ? part : one)),
      ),
    )
  return (
    <Fieldset legend={label}>
      {parts.length > 1 && (
        <Select
          aria-label={label}
          value={join}
          onChange={next => onChange(joined(next as Join, parts))}
          emptyLabel={null}
          options={(['all', 'any'] as const).map(each => ({ value: each, label: t(`join_${each}`) }))}
        />
      )}
      <ol className={styles.list}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other name than their place.
          <li key={index} className={styles.item}>
            <Field label={t('rule_field')} required>
              {control => (
                <Select
                  {...control}
                  value={part.field}
                  onChange={field => set(index, simple(field, opOf(part), textOf(part)))}
                  emptyLabel={null}
                  options={[...new Set([part.field, ...names])].map(each => ({ value: each, label: each }))}
                />
              )}
            </Field>
            <div className={styles.pair}>
              <Field label={t('rule_op')} required>
                {control => (
                  <Select
                    {...control}
                    value={opOf(part)}
                    onChange={op => set(index, simple(part.field, op as Op, textOf(part)))}
                    emptyLabel={null}
                    options={ops.map(op => ({ value: op, label: t(`op_${op}`) }))}
                  />
                )}
              </Field>
              {!('filled' in part) && (
                <TextField
                  label={t('rule_value')}
                  value={textOf(part)}
                  onChange={text => set(index, simple(part.field, opOf(part), text))}
                  required
                />
              )}
              <IconButton
                icon="trash"
                size="s"
                label={t('rule_remove', { n: index + 1 })}
                onClick={() =>
                  onChange(
                    joined(
                      join,
                      parts.filter((_, place) => place !== index),
                    ),
                  )
                }
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        size="s"
        icon="plus"
        disabled={names.length === 0}
        onClick={() => onChange(joined(join, [...parts, { field: names[0] ?? '', filled: true }]))}
      >
        {t('rule_add')}
      </Button>
    </Fieldset>
  )
}
