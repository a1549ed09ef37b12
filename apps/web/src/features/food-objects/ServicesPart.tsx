// What is done in the object: rows of activities, each chosen in three levels (REQ-FSI-19, REQ-FSI-31, REQ-FSI-41).
import {
  chooseFoodCategory,
  emptyFoodService,
  type FoodService,
  maxFoodServices,
} from '@khyanalt/domain/food-object-form'
import { foodFieldTexts, foodFormTexts } from '@khyanalt/domain/messages/food-object-form'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../api/error-text.ts'
import { randomUuid } from '../../api/random-uuid.ts'
import { agencyToday } from '../../language/format.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { announce } from '../../ui/live-region.ts'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './food-objects.module.css'
import { foodFieldId, type PartProps } from './form-parts.ts'
import { foodTypesQuery } from './queries.ts'

export const ServicesPart = ({ form: { service_table: rows }, change, errorsOf }: PartProps) => {
  const t = useText(foodFormTexts)
  const put = (next: readonly FoodService[]) => change({ service_table: next })
  const add = () => {
    const id = randomUuid()
    put([...rows, emptyFoodService(id)])
    requestAnimationFrame(() => document.getElementById(foodFieldId(`service_table/${id}/category_main`))?.focus())
  }
  const remove = (row: FoodService, place: number) => {
    put(rows.filter(({ id }) => id !== row.id))
    announce(t('serviceRemoved', { number: place + 1 }))
    requestAnimationFrame(() => document.getElementById(foodFieldId('service_table'))?.focus())
  }
  return (
    <div className={styles.section}>
      <FieldError id={`${foodFieldId('service_table')}-error`} errors={errorsOf('service_table')} />
      {rows.map((row, place) => (
        <div key={row.id} className={styles.row}>
          <Fieldset
            legend={t('serviceTitle', { number: place + 1 })}
            id={foodFieldId(`service_table/${row.id}`)}
            size="l"
          >
            <Row
              row={row}
              errorsOf={name => errorsOf(`service_table/${row.id}/${name}`)}
              onChange={changed => put(rows.map(other => (other.id === row.id ? changed : other)))}
            />
            {rows.length > 1 && (
              <Button
                variant="quiet"
                size="s"
                icon="trash"
                label={`${t('serviceRemove')}: ${t('serviceTitle', { number: place + 1 })}`}
                onClick={() => remove(row, place)}
              >
                {t('serviceRemove')}
              </Button>
            )}
          </Fieldset>
        </div>
      ))}
      <div>
        <Button
          id={foodFieldId('service_table')}
          variant="secondary"
          icon="plus"
          onClick={add}
          disabled={rows.length >= maxFoodServices}
        >
          {t('serviceAdd')}
        </Button>
      </div>
    </div>
  )
}

type Level = 'category_main' | 'category_second' | 'category_third'

const levels: readonly (readonly [Level, above: Level | null])[] = [
  ['category_main', null],
  ['category_second', 'category_main'],
  ['category_third', 'category_second'],
]

const Row = ({
  row,
  errorsOf,
  onChange,
}: {
  readonly row: FoodService
  readonly errorsOf: (name: keyof FoodService) => readonly string[]
  readonly onChange: (row: FoodService) => void
}) => {
  const t = useText(foodFormTexts)
  const pair = usePair(foodFieldTexts)
  const idOf = (name: keyof FoodService) => foodFieldId(`service_table/${row.id}/${name}`)
  const day = pair('commission_date')
  const additional = pair('additional')
  return (
    <div className={styles.section}>
      <div className={styles.triple}>
        {levels.map(([level, above]) => (
          <Category
            key={level}
            id={idOf(level)}
            level={level}
            above={above === null ? '' : row[above]}
            waits={above !== null && row[above] === ''}
            value={row[level]}
            errors={errorsOf(level)}
            onChoose={code => onChange(chooseFoodCategory(row, level, code))}
          />
        ))}
      </div>
      <div className={styles.triple}>
        {(['capacity', 'using_capacity'] as const).map(name => (
          <TextField
            key={name}
            id={idOf(name)}
            label={pair(name).title}
            sublabel={pair(name).subtitle}
            help={name === 'capacity' ? t('capacityHelp') : undefined}
            error={errorsOf(name)}
            required
            value={row[name]}
            onChange={value => onChange({ ...row, [name]: value })}
          />
        ))}
        <Field
          id={idOf('commission_date')}
          label={day.title}
          sublabel={day.subtitle}
          error={errorsOf('commission_date')}
          required
        >
          {control => (
            <DateInput
              {...control}
              max={agencyToday()}
              value={row.commission_date}
              onChange={commission_date => onChange({ ...row, commission_date })}
            />
          )}
        </Field>
      </div>
      <Field
        id={idOf('additional')}
        label={additional.title}
        sublabel={additional.subtitle}
        error={errorsOf('additional')}
      >
        {control => (
          <TextArea
            {...control}
            rows={3}
            className={styles.additional}
            value={row.additional}
            onChange={text => onChange({ ...row, additional: text })}
          />
        )}
      </Field>
    </div>
  )
}

/** One level; closed until the level above is chosen and its choices have come. */
const Category = ({
  id,
  level,
  above,
  waits,
  value,
  errors,
  onChoose,
}: {
  readonly id: string
  readonly level: Level
  readonly above: string
  readonly waits: boolean
  readonly value: string
  readonly errors: readonly string[]
  readonly onChoose: (code: string) => void
}) => {
  const t = useText(foodFormTexts)
  const pair = usePair(foodFieldTexts)(level)
  const name = useName()
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery({ ...foodTypesQuery(above), enabled: !waits })
  const options = waits ? [] : (data?.data ?? [])
  // A level that waits shares the key of the first one, whose failure is not its own.
  if (error && !waits)
    return <ErrorState title={t('typesFailed')} text={errorText(error, ui)} onRetry={() => void refetch()} />
  return (
    <Field
      id={id}
      label={pair.title}
      sublabel={pair.subtitle}
      help={waits ? t('firstChoose') : undefined}
      error={errors}
      required
    >
      {control => (
        <Select
          {...control}
          disabled={waits || !data}
          value={value}
          options={options.map(option => ({ value: option.value, label: name(option.label) }))}
          onChange={onChoose}
        />
      )}
    </Field>
  )
}
