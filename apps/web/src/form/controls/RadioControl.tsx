// One choice shown as radio buttons.
import { useLanguage, useName, useNamePair } from '../../language/language.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { problemText } from '../problem-text.ts'
import { useControl } from '../use-control.ts'

type RadioControlProps = FieldProps & {
  readonly options: readonly { readonly value: string; readonly label: string; readonly sublabel?: string | null }[]
  readonly layout?: 'column' | 'row'
}

/** Radio buttons, which bring their own legend. */
export const RadioControl = ({ path, field, options, layout = 'column' }: RadioControlProps) => {
  const { ui } = useLanguage()
  const name = useName()
  const pair = useNamePair()
  const control = useControl(path)
  const { value, problems, state } = control.view
  const { title, subtitle } = pair(field.title)
  const { help } = field.field
  return (
    <FieldFrame field={field} control={control} bare>
      <RadioGroup
        id={control.id}
        label={title}
        sublabel={subtitle}
        help={help ? name(help) : undefined}
        error={problems.map(problem => problemText(problem, ui))}
        required={state.required}
        value={typeof value === 'string' ? value : null}
        options={options}
        layout={layout}
        onChange={control.setValue}
        onBlur={control.leave}
      />
    </FieldFrame>
  )
}
