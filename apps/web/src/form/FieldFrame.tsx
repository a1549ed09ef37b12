// What stands around every control: label in both languages, help, remark, problem, and why it is closed.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import type { ReactNode } from 'react'
import { useLanguage, useName, useNamePair, useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { FieldError } from '../ui/FieldError.tsx'
import { ClosedValue } from './ClosedValue.tsx'
import { FieldRemarks } from './FieldRemarks.tsx'
import styles from './field-frame.module.css'
import { focusField } from './field-ids.ts'
import { HelpTip } from './HelpTip.tsx'
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
  if (!control.view.state.visible) return null
  if (bare && control.open) {
    return (
      <div className={styles.frame}>
        <FieldRemarks field={field} path={control.view.path} />
        {children}
        <FieldTip field={field} />
      </div>
    )
  }
  const inner = <FrameBody field={field} control={control} group={group} ownLabel={ownLabel} content={children} />
  const className = control.invalid ? `${styles.frame} ${styles.invalid}` : styles.frame
  return group && control.open ? (
    <fieldset id={control.id} tabIndex={-1} className={className} aria-describedby={control.describedBy}>
      {inner}
    </fieldset>
  ) : (
    <div className={className}>{inner}</div>
  )
}

const FrameBody = ({
  field,
  control,
  group,
  ownLabel,
  content,
}: {
  readonly field: CompiledField
  readonly control: Control
  readonly group: boolean
  readonly ownLabel: boolean
  readonly content: ReactNode
}) => {
  const { ui } = useLanguage()
  const name = useName()
  const { view, id, open } = control
  const help = field.field.help
  const label = <FieldLabel field={field} control={control} />
  return (
    <>
      {group && open && <legend className={styles.label}>{label}</legend>}
      {(!group || !open) && !(ownLabel && open) && (
        <div className={styles.labelLine}>
          {open ? (
            <label className={styles.label} htmlFor={id}>
              {label}
            </label>
          ) : (
            <span id={`${id}-label`} className={styles.label}>
              {label}
            </span>
          )}
          <FieldTip field={field} />
        </div>
      )}
      {group && open && <FieldTip field={field} />}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {name(help)}
        </p>
      )}
      <FieldRemarks field={field} path={view.path} />
      <FieldError id={`${id}-problem`} errors={view.problems.map(problem => problemText(problem, ui))} />
      {open && <Proposals control={control} />}
      {open ? content : <ClosedValue field={field} control={control} />}
      {!open && field.kind.holds === 'answer' && !view.locked && <WhyButton field={field} path={view.path} />}
    </>
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

const FieldTip = ({ field }: { readonly field: CompiledField }) => {
  const name = useName()
  const { tooltip } = field.field
  return tooltip ? <HelpTip title={name(field.title)} text={name(tooltip)} /> : null
}

/** The title, its English line, and the mark of what may stay empty. */
export const FieldLabel = ({ field, control }: { readonly field: CompiledField; readonly control: Control }) => {
  const pair = useNamePair()
  const t = useText(formTexts)
  const { title, subtitle } = pair(field.title)
  const optional = control.open && !control.view.state.required
  return (
    <>
      <span>
        {title}
        {optional && <span className={styles.optional}> ({t('optional')})</span>}
      </span>
      {subtitle && (
        <span lang="en" className={styles.subtitle}>
          {subtitle}
        </span>
      )}
    </>
  )
}
