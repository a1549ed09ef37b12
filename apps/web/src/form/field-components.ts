// The components of the kinds, handed down to the rows of fields: kinds with rows of their own draw fields themselves.
import type { FieldType } from '@khyanalt/form-engine/fields/field-type'
import { createContext } from 'react'
import type { FieldComponent } from './field-props.ts'

export type FieldComponents = Readonly<Record<FieldType, FieldComponent>>

/** Given by FormRenderer.tsx; its value never changes. */
export const FieldComponentsContext = createContext({} as FieldComponents)
