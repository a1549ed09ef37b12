// What every screen of a case keeps: the decision that is asked about, what was done last, who else changed the case.
import { useRef, useState } from 'react'
import { announce } from '../../ui/live-region.ts'
import { useNewer, type Watched } from './use-newer.ts'

export const useCaseDesk = <Opened, Act extends string>(shown: Opened, watched: Watched<Opened>) => {
  const [deciding, decide] = useState<Act | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const newer = useNewer(shown, watched)
  const close = () => decide(null)
  /** Ends with a sentence that stays, and the focus where the case begins. */
  const settle = (sentence: string | null) => {
    close()
    setDone(sentence)
    if (sentence) announce(sentence)
    heading.current?.focus()
  }
  const showNewer = () => {
    newer.show()
    settle(null)
  }
  return { deciding, decide, close, done, heading, settle, newer: newer.found, look: newer.look, showNewer }
}
