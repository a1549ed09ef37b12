// A browser moves focus and voice to a page that it loads; between screens of the portal this does.
import { announce } from './ui/live-region.ts'

/** How often and how many times a screen is looked at whose data is still on its way, in milliseconds. */
const [looking, looks] = [100, 30]

/**
 * Moves the focus to the heading of the screen, as soon as it stands, and announces the title. `origin` had the focus
 * when the screen changed. The answer gives it up.
 */
export const arrive = (origin: Element | null): (() => void) => {
  let left = looks
  const look = () => {
    const main = findMain()
    const heading = main?.querySelector('h1')
    left -= 1
    if (!heading && left > 0) return
    clearInterval(timer)
    announce(document.title)
    const focused = document.activeElement
    // Whoever has gone on meanwhile, and what the screen focused by itself, stays.
    if (focused !== document.body && (focused !== origin || main?.contains(focused))) return
    const target = heading ?? main
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }
  const timer = setInterval(look, looking)
  look()
  return () => clearInterval(timer)
}

/** A list that takes its filters from the address draws them anew: the focus goes back to the one that had it. */
export const stayInFilter = (name: string): void => {
  if (name === '' || document.activeElement !== document.body) return
  findMain()
    ?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    ?.focus({ preventScroll: true })
}

const findMain = (): HTMLElement | null => document.getElementById('main')
