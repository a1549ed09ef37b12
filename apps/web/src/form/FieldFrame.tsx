// What stands around every control: label in both languages, help, remark, problem, and why it is closed.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import type { ReactNode } from 'react'
import { useLanguage, useName, useNamePair, useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { FieldError } from '../ui/FieldError.tsx'
import { ClosedValue } from './ClosedValue.tsx'
import styles from './field-frame.module.css'
import { focusField } from './field-ids.ts'
import { useSurroundings } from './form-surroundings.ts'
import { HelpTip } from './HelpTip.tsx'
import { FieldRemarks } from './lazy-parts.tsx'
import { problemText } from './problem-text.ts'
import type { Control } from './use-control.ts'
import { WhyButton } from './WhyButton.tsx'

type FieldFrameProps = {
  readonly field: CompiledField
  readonly control: Control
  /** Whether several controls answer together; they are grouped under a legend instead of a label. */
  readonly group?: boolean
  /** Whether the label stands with the control itself, as with a single tick box. */
  readonly ownLabel?: boolean
  /** Whether the control brings label, help and problem itself. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** A field with its control; nothing while the field is not on display. */
export const FieldFrame = ({
  field,
  control,
  group = false,
  ownLabel = false,
  bare = false,
  children,
}: FieldFrameProps) => {
  const { ui } = useLanguage()
  const name = useName()
  const label = useFieldLabel(field, control)
  const { remarks } = useSurroundings()
  const { view, id, open } = control
  // A long form has hundreds of frames: what a field does not have is not even asked to draw nothing.
  if (!view.state.visible) return null
  const { help, tooltip, width } = field.field
  const remark = remarks.has(view.path) && <FieldRemarks field={field} path={view.path} />
  const tip = tooltip && <HelpTip title={name(field.title)} text={name(tooltip)} />
  if (bare && open) {
    return (
      <div className={styles.frame}>
        {remark}
        {children}
        {tip}
      </div>
    )
  }
  const grouped = group && open
  const inner = (
    <>
      {grouped ? tip : !(ownLabel && open) && labelLine(control, label, tip)}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {name(help)}
        </p>
      )}
      {remark}
      {control.invalid && (
        <FieldError id={`${id}-problem`} errors={view.problems.map(problem => problemText(problem, ui))} />
      )}
      {open && control.invalid && <Proposals control={control} />}
      {open ? children : <ClosedValue field={field} control={control} />}
      {!open && field.kind.holds === 'answer' && <WhyButton field={field} path={view.path} />}
    </>
  )
  if (!grouped) {
    return (
      <div
        className={classNames(styles.frame, field.field.explains && styles.warned, control.invalid && styles.invalid)}
        style={width === undefined ? undefined : { width: `min(100%, ${width}px)` }}
      >
        {inner}
      </div>
    )
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={control.invalid ? styles.invalid : undefined}
      aria-describedby={control.describedBy}
    >
      <legend className={styles.label}>{label}</legend>
      {/* Browsers lay a fieldset out from scratch, rows and all, when a child of its own comes or goes. */}
      <div className={styles.frame}>{inner}</div>
    </fieldset>
  )
}

/** The label of an open control, the caption of a closed value; with what explains the field beside it. */
const labelLine = ({ id, open }: Control, label: ReactNode, tip: ReactNode): ReactNode => {
  const words = open ? (
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
  ) : (
    <span id={`${id}-label`} className={styles.label}>
      {label}
    </span>
  )
  return tip ? (
    <div className={styles.labelLine}>
      {words}
      {tip}
    </div>
  ) : (
    words
  )
}

/** What was probably meant, one press away: Latin letters among Cyrillic ones look the same. */
const Proposals = ({ control }: { readonly control: Control }) => {
  const t = useText(formTexts)
  const { path, problems } = control.view
  const proposals = new Set(problems.map(problem => problem.params?.proposal).filter(text => typeof text === 'string'))
  return [...proposals].map(text => (
    <Button
      key={text}
      variant="secondary"
      size="s"
      onClick={() => {
        control.setValue(text)
        focusField(path)
      }}
    >
      {t('proposal', { text })}
    </Button>
  ))
}

/** The title, its English line, and the mark of what may stay empty. */
export const FieldLabel = ({ field, control }: { readonly field: CompiledField; readonly control: Control }) =>
  useFieldLabel(field, control)

const useFieldLabel = (field: CompiledField, control: Control): ReactNode => {
  const pair = useNamePair()
  const t = useText(formTexts)
  const { title, subtitle } = pair(field.title)
  const optional = control.open && !control.view.state.required
  return (
    <>
      {title}
      {optional && <span className={styles.optional}>{` (${t('optional')})`}</span>}
      {subtitle && (
        <span lang="en" className={styles.subtitle}>
          {subtitle}
        </span>
      )}
    </>
  )
}
