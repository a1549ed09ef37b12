import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of screen the focus goes to its heading, unless the screen put it somewhere itself, and the title is
 * announced. After a filter, which changes the query alone, the focus is in the filter again.
 */
export const useArrival = (): void => {
  const { pathname, search } = useLocation()
  const here = useRef({ pathname, search })
  const lastName = useRef('')
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      lastName.current = (target as HTMLInputElement).name ?? ''
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    const before = here.current
    here.current = { pathname, search }
    const moved = before.pathname !== pathname
    if (!moved && before.search === search) return
    const origin = document.activeElement
    const name = lastName.current
    let stop: (() => void) | null = () => undefined
    // Not needed before the first step; the screens that follow are fetched too.
    import('./arrive.ts').then(({ arrive, stayInFilter }) => {
      if (!stop) return
      if (moved) stop = arrive(origin)
      else stayInFilter(name)
    })
    return () => {
      stop?.()
      stop = null
    }
  }, [pathname, search])
}
