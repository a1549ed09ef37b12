import { classNames } from './class-names.ts'
import controlStyles from './control.module.css'
import { type ControlProps, nativeControl } from './control-props.ts'
import styles from './TextArea.module.css'
import { useUiText } from './ui-texts.ts'

/** Grows with its text; `limit` counts down without cutting what is pasted. */
export const TextArea = ({
  ref,
  value,
  onChange,
  rows = 4,
  limit,
  className,
  ...rest
}: ControlProps<string, HTMLTextAreaElement> & {
  readonly defaultValue?: string | undefined
  readonly rows?: number | undefined
  readonly limit?: number | undefined
  readonly maxLength?: number | undefined
  readonly autoComplete?: string | undefined
  readonly placeholder?: string | undefined
  readonly lang?: string | undefined
  readonly className?: string | undefined
}) => {
  const { describedBy, invalid, required, ...attributes } = rest
  const t = useUiText()
  const left = limit === undefined ? null : limit - (value ?? '').length
  return (
    <>
      <textarea
        {...attributes}
        {...nativeControl({ ...attributes, describedBy, invalid: invalid || (left !== null && left < 0), required })}
        ref={ref}
        rows={rows}
        value={value}
        onChange={onChange && (event => onChange(event.currentTarget.value))}
        className={classNames(controlStyles.control, styles.area, className)}
      />
      {left !== null && (
        <span className={styles.count} data-over={left < 0 || undefined}>
          {left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left })}
        </span>
      )}
    </>
  )
}
