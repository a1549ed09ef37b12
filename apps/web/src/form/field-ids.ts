// Ids that tie a control to its label, help and problems, and problem lists to controls.

/** The id of the control or row of a path; anchors of the error summary lead there. */
export const controlId = (path: string): string => `field-${path.replaceAll('/', '--').replaceAll('@', 'at-')}`

/** Moves focus to the control of a path, or to the nearest one inside its group; false when it is not on screen. */
export const focusField = (path: string): boolean => {
  const target = document.getElementById(controlId(path))
  if (!target) return false
  const focusable = target.matches(focusables) ? target : target.querySelector<HTMLElement>(focusables)
  const element = focusable ?? target
  element.focus({ preventScroll: true })
  bringInSight(element, settling)
  return document.activeElement === element
}

/** Frames in which rows around the focused one may still find their height. */
const settling = 20

/** What is in sight stays where it is; of what is taller than the window, the beginning is what a person looks for. */
const bringInSight = (element: HTMLElement, frames: number): void => {
  if (!isInSight(element)) {
    element.scrollIntoView({ block: element.offsetHeight > window.innerHeight ? 'start' : 'center' })
  }
  if (frames === 0) return
  requestAnimationFrame(() => {
    if (document.activeElement === element) bringInSight(element, frames - 1)
  })
}

/** Whether an element stands in the window, below what stays on top of the page. */
const isInSight = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  const head = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return top >= head && bottom <= window.innerHeight
}

const focusables = 'input:not([type=hidden]):not(:disabled), textarea, select, button, [tabindex]'
