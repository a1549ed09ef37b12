// What is pressed while the page's code is on its way is done as soon as it is there. The server names this file in its
// pages, so that it comes beside the looks and long before the rest.

let pressed: HTMLButtonElement | null = null

const keep = ({ target }: Event) => {
  // Links, forms and popovers work by themselves.
  const button = (target as Element).closest<HTMLButtonElement>('button[type=button]:not([popovertarget])')
  if (!button) return
  pressed = button
  // Meanwhile the progress of navigation is seen.
  document.documentElement.dataset.waiting = ''
}
document.addEventListener('click', keep)

/**
 * Ends the keeping, just before the page's code takes presses itself. What it answers presses the last button again:
 * once, however often somebody pressed what did not seem to work.
 */
export const takePress = (): (() => void) => {
  document.removeEventListener('click', keep)
  return () => {
    delete document.documentElement.dataset.waiting
    const button = pressed
    pressed = null
    if (button?.isConnected) button.click()
  }
}
