// Dragging questions with a pointer; every act of it has a key or a menu beside it.
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { FieldDefinition } from '@khyanalt/form-engine/field-attributes'
import type { Edge } from './form-edits.ts'

type Data = Record<string | symbol, unknown>

/** The place of a question that is dragged within the form; null for a new one. */
export const draggedOf = (data: Data): string | null => (typeof data.path === 'string' ? data.path : null)

/** What a new question is made of when it is dropped; null for one of the form. */
export const madeOf = (data: Data): (() => { field: FieldDefinition; name: string }) | null =>
  typeof data.make === 'function' ? (data.make as () => { field: FieldDefinition; name: string }) : null

/** Lets an element be dragged with what it stands for. */
export const letDrag = (element: HTMLElement, handle: HTMLElement | null, data: () => Data): (() => void) =>
  draggable({ element, ...(handle && { dragHandle: handle }), getInitialData: data })

/** Lets questions be dropped on an element, before or behind it by the half the pointer is in. */
export const catchDrops = (
  element: HTMLElement,
  {
    takes,
    onOver,
    onDrop,
  }: {
    readonly takes: (data: Data) => boolean
    readonly onOver: (edge: Edge | null) => void
    readonly onDrop: (data: Data, edge: Edge) => void
  },
): (() => void) => {
  const edgeAt = (clientY: number): Edge => {
    const { top, height } = element.getBoundingClientRect()
    return clientY < top + height / 2 ? 'before' : 'after'
  }
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => takes(source.data),
    onDrag: ({ location }) => onOver(edgeAt(location.current.input.clientY)),
    onDragLeave: () => onOver(null),
    onDrop: ({ source, location }) => {
      onOver(null)
      onDrop(source.data, edgeAt(location.current.input.clientY))
    },
  })
}
