// Ids that tie a control to its label, help and problems, and problem lists to controls.

/** The id of the control of a path; anchors of the error summary lead there. */
export const controlId = (path: string): string => `field-${path.replaceAll('/', '--').replaceAll('@', 'at-')}`

/** Moves focus to the control of a path, or to the nearest one inside its group; false when it is not on screen. */
export const focusField = (path: string): boolean => {
  const target = document.getElementById(controlId(path))
  if (!target) return false
  const focusable = target.matches(focusables) ? target : target.querySelector<HTMLElement>(focusables)
  const element = focusable ?? target
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
  return document.activeElement === element
}

const focusables = 'input:not([type=hidden]):not(:disabled), textarea, select, button, [tabindex]'
