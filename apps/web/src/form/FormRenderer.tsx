// A form on screen, with the component of every kind.
import type { ReactNode } from 'react'
import { FormStep, type FormStepProps } from './FormStep.tsx'
import { FieldComponentsContext } from './field-components.ts'
import { fieldComponents } from './fields/registry.ts'

/** Fields can be drawn inside; a form and a register on a page of its own stand in it. */
export const WithFields = ({ children }: { readonly children: ReactNode }) => (
  <FieldComponentsContext value={fieldComponents}>{children}</FieldComponentsContext>
)

/** The fields of one step. */
export const FormRenderer = (props: FormStepProps) => (
  <WithFields>
    <FormStep {...props} />
  </WithFields>
)
