// Opens what an address has to be fetched for.
import { useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { openInTab } from '../../api/open-tab.ts'
import { useLanguage } from '../../language/language.tsx'

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
