// A step of the form on screen. Fields subscribe to the store themselves: this component renders once per step.
import { memo } from 'react'
import { FieldRows } from './FieldSlot.tsx'
import styles from './form.module.css'
import type { FormStore } from './form-store.ts'
import { type FormSurroundings, FormSurroundingsContext } from './form-surroundings.ts'
import { useOptionLists } from './option-lists.ts'
import { FormStoreContext } from './use-form-store.ts'

type FormRendererProps = {
  readonly store: FormStore
  readonly surroundings: FormSurroundings
  readonly stepIndex: number
}

/** The fields of one step. */
export const FormRenderer = memo(({ store, surroundings, stepIndex }: FormRendererProps) => {
  useOptionLists(store)
  const step = store.form.steps[stepIndex]
  return (
    <FormStoreContext value={store}>
      <FormSurroundingsContext value={surroundings}>
        <div className={styles.fields}>{step && <FieldRows key={step.index} layout={step.layout} />}</div>
      </FormSurroundingsContext>
    </FormStoreContext>
  )
})
FormRenderer.displayName = 'FormRenderer'
