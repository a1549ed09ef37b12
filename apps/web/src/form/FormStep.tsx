// A step of a form on screen, drawn by the components of the kinds that stand around it. Fields subscribe to the store themselves: this component renders once per step.
import { memo } from 'react'
import { classNames } from '../ui/class-names.ts'
import { FieldRows } from './FieldRows.tsx'
import styles from './form.module.css'
import type { FormStore } from './form-store.ts'
import { type FormSurroundings, FormSurroundingsContext } from './form-surroundings.ts'
import { HiddenQuestions } from './HiddenQuestions.tsx'
import { useOptionLists } from './option-lists.ts'
import { UploadLock } from './UploadLock.tsx'
import { FormStoreContext } from './use-form-store.ts'

export type FormStepProps = {
  readonly store: FormStore
  readonly surroundings: FormSurroundings
  readonly stepIndex: number
}

/** From so many rows of fields on, the browser leaves out the drawing of those that are far from the screen. */
const longFrom = 20

/** The fields of one step. */
export const FormStep = memo(({ store, surroundings, stepIndex }: FormStepProps) => {
  useOptionLists(store)
  const step = store.form.steps[stepIndex]
  return (
    <FormStoreContext value={store}>
      <FormSurroundingsContext value={surroundings}>
        <UploadLock note>
          <div className={classNames(styles.fields, step && step.layout.length >= longFrom && styles.long)}>
            {step && <FieldRows key={step.index} layout={step.layout} />}
          </div>
          {step && <HiddenQuestions key={step.index} step={step} />}
        </UploadLock>
      </FormSurroundingsContext>
    </FormStoreContext>
  )
})
FormStep.displayName = 'FormStep'
