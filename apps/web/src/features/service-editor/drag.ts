// Dragging questions with a pointer; every act of it has a key or a menu beside it.
import type { FieldDefinition } from '@khyanalt/form-engine/field-attributes'
import type { Dragged } from '../../ui/drag.ts'

/** The place of a question that is dragged within the form; null for a new one. */
export const draggedOf = (data: Dragged): string | null => (typeof data.path === 'string' ? data.path : null)

/** What a new question is made of when it is dropped; null for one of the form. */
export const madeOf = (data: Dragged): (() => { field: FieldDefinition; name: string }) | null =>
  typeof data.make === 'function' ? (data.make as () => { field: FieldDefinition; name: string }) : null
