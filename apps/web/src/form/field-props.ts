// What every field component is given.
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import type { ComponentType } from 'react'

/** The path of the field's answer, and the field itself. */
export type FieldProps = { readonly path: string; readonly field: CompiledField }
export type FieldComponent = ComponentType<FieldProps>
