// Focus that follows a change of the screen: a window that closes, a row that is gone, a step that is drawn.

/** Moves focus after a pause in milliseconds, unless a key or a pointer is pressed meanwhile: whoever goes on stays there. */
export const focusLater = (focus: () => unknown, pause = 50): void => {
  const over = new AbortController()
  const timer = setTimeout(() => {
    over.abort()
    focus()
  }, pause)
  const stay = () => {
    clearTimeout(timer)
    over.abort()
  }
  for (const press of ['keydown', 'pointerdown'] as const)
    document.addEventListener(press, stay, { capture: true, signal: over.signal })
}
