// An address chosen level by level, from province or city downwards.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { ListedOption } from '@khyanalt/form-engine/facts'
import { useName, useText } from '../../language/language.tsx'
import { Select } from '../../ui/Select.tsx'
import { OptionsProblem } from '../controls/OptionsProblem.tsx'
import { useOptions } from '../controls/use-options.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import styles from '../field-frame.module.css'
import type { FieldProps } from '../field-props.ts'
import { type Control, useControl } from '../use-control.ts'

const levelLabels = ['addressLevel1', 'addressLevel2', 'addressLevel3', 'addressLevel4'] as const

/** The `address` kind: the value is the list of codes. */
export const AddressField = ({ path, field }: FieldProps) => {
  const control = useControl(path)
  const state = useOptions(field)
  const { value } = control.view
  const codes = Array.isArray(value) ? value.filter(code => typeof code === 'string') : []
  return (
    <FieldFrame field={field} control={control} group>
      <OptionsProblem state={state} failure="addressFailed" />
      <div className={styles.levels}>
        {levelsOf(state.options, codes).map((options, level) => (
          <Level key={levelLabels[level]} control={control} codes={codes} level={level} options={options} />
        ))}
      </div>
    </FieldFrame>
  )
}

type LevelProps = {
  readonly control: Control
  readonly codes: readonly string[]
  readonly level: number
  readonly options: readonly ListedOption[]
}

const Level = ({ control, codes, level, options }: LevelProps) => {
  const t = useText(formTexts)
  const name = useName()
  const id = `${control.id}-${level}`
  const key = levelLabels[level]
  return (
    <div>
      <label className={styles.levelLabel} htmlFor={id}>
        {key && t(key)}
      </label>
      <Select
        id={id}
        value={codes[level] ?? ''}
        options={options.map(option => ({ value: option.value, label: name(option.label) }))}
        emptyLabel={t('choose')}
        onChange={code => control.setValue(code === '' ? codes.slice(0, level) : [...codes.slice(0, level), code])}
        onBlur={control.leave}
        invalid={control.invalid}
        required={level === 0 && control.view.state.required}
      />
    </div>
  )
}

/** The options of each level that is open: the first, and below each chosen one. */
const levelsOf = (tree: readonly ListedOption[], codes: readonly string[]): readonly (readonly ListedOption[])[] => {
  const levels: (readonly ListedOption[])[] = [tree]
  let options = tree
  for (const code of codes) {
    options = options.find(option => option.value === code)?.children ?? []
    if (options.length === 0 || levels.length === levelLabels.length) break
    levels.push(options)
  }
  return levels
}
