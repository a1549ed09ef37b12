// Dragging with a pointer; every act of it has a key or a menu beside it.
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/** What is dragged stands for this. */
export type Dragged = Record<string | symbol, unknown>

export type DropEdge = 'before' | 'after'

/** Lets an element be dragged with what it stands for. */
export const letDrag = (element: HTMLElement, handle: HTMLElement | null, data: () => Dragged): (() => void) =>
  draggable({ element, ...(handle && { dragHandle: handle }), getInitialData: data })

/** Lets things be dropped on an element, before or behind it by the half the pointer is in. */
export const catchDrops = (
  element: HTMLElement,
  {
    takes,
    onOver,
    onDrop,
  }: {
    readonly takes: (data: Dragged) => boolean
    readonly onOver: (edge: DropEdge | null) => void
    readonly onDrop: (data: Dragged, edge: DropEdge) => void
  },
): (() => void) => {
  const edgeAt = (clientY: number): DropEdge => {
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
