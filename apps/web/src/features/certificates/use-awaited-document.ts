import { useEffect, useEffectEvent } from 'react'

/** The signed PDF follows the decision within seconds. */
const checkMilliseconds = 3_000

/** Asks again as long as the paper is being made. */
export const useAwaitedDocument = (waiting: boolean, retry: () => void): void => {
  const askAgain = useEffectEvent(retry)
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(askAgain, checkMilliseconds)
    return () => clearInterval(timer)
  }, [waiting])
}
