// Acts for another one, says so, and begins lists at their first page, which may be the only one now.
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { useSearchParams } from 'react-router'
import { actFor } from './api/behalf.ts'
import { useText } from './language/language.tsx'
import { announce } from './ui/live-region.ts'

type Chosen = { readonly id: string; readonly name: string }

/** The act; `all` shows everything together. */
export const useActFor = () => {
  const t = useText(behalfTexts)
  const [search, setSearch] = useSearchParams()
  return ({ id, name }: Chosen): void => {
    actFor(id)
    announce(t(id === 'all' || id === 'self' ? `changed_${id}` : 'changed_company', { name }))
    if (!search.has('page')) return
    search.delete('page')
    setSearch(search, { replace: true, preventScrollReset: true })
  }
}
