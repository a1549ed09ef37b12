// Opens what an address has to be fetched for.
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { errorText } from './error-text.ts'
import { openInTab } from './open-tab.ts'

/** Opens it in a new tab; `failure` says why not. */
export const useOpener = () => {
  const { ui } = useLanguage()
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (address: () => Promise<string>) => {
    setFailure(null)
    try {
      await openInTab(address)
    } catch (error) {
      setFailure(errorText(error, ui))
    }
  }
  return { run, failure }
}
