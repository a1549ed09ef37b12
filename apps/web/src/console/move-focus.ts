// Moves the focus among things that a screen marks, for people who work by keyboard.

/** Focuses the next or previous marked element after the one in focus; the first one when none is. */
export const moveFocus = (selector: string, direction: 1 | -1): void => {
  const marked = [...document.querySelectorAll<HTMLElement>(selector)]
  const current = marked.indexOf(document.activeElement as HTMLElement)
  const next = current < 0 ? 0 : current + direction
  marked[Math.max(0, Math.min(marked.length - 1, next))]?.focus()
}

/** Focuses the first element that matches, if there is one. */
export const focusInto = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus()
