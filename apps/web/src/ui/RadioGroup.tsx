import { useId } from 'react'
import choiceStyles from './Choice.module.css'
import { classNames } from './class-names.ts'
import { type ControlProps, nativeControl } from './control-props.ts'
import { Fieldset } from './Fieldset.tsx'
import styles from './RadioGroup.module.css'

export type RadioOption = {
  readonly value: string
  readonly label: string
  readonly sublabel?: string | null | undefined
  readonly help?: string | undefined
  readonly disabled?: boolean | undefined
}

/** One of few, all to be seen; the id of the first button is `id`, so that error links lead to it. */
export const RadioGroup = ({
  label,
  sublabel,
  help,
  error,
  options,
  value,
  onChange,
  id,
  name,
  required,
  layout = 'column',
  hideLabel = false,
  disabled,
  readOnly,
  onBlur,
}: Omit<ControlProps<string | null>, 'ref' | 'describedBy' | 'invalid'> & {
  readonly label: string
  readonly sublabel?: string | null | undefined
  readonly help?: string | undefined
  readonly error?: string | readonly string[] | null | undefined
  readonly options: readonly RadioOption[]
  readonly hideLabel?: boolean | undefined
  readonly layout?: 'column' | 'row' | 'cards' | undefined
}) => {
  const ownName = useId()
  const base = id ?? ownName
  const wrong = Boolean(error && error.length > 0)
  return (
    <Fieldset
      legend={label}
      sublegend={sublabel}
      help={help}
      error={error}
      required={required ?? false}
      hideLegend={hideLabel}
    >
      <div className={styles[layout]}>
        {options.map((option, place) => (
          <label key={option.value} className={classNames(choiceStyles.choice, styles.option)}>
            <input
              {...nativeControl({
                id: place === 0 ? base : `${base}-${place}`,
                name: name ?? ownName,
                onBlur,
                invalid: wrong,
                disabled: disabled || readOnly || option.disabled,
              })}
              type="radio"
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange?.(option.value)}
              className={choiceStyles.dot}
            />
            <span className={choiceStyles.words}>
              {option.label}
              {option.sublabel && (
                <span lang="en" className={choiceStyles.sublabel}>
                  {option.sublabel}
                </span>
              )}
              {option.help && <span className={choiceStyles.help}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
