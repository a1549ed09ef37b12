// The agency for every part of a screen.
import type { Agency } from '@khyanalt/domain/agency'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { onAgencySaved, readAgency, unsaid } from './agency-store.ts'

const AgencyContext = createContext(unsaid)

/** Hands the agency down; the server says which one it renders. */
export const AgencyProvider = ({
  rendered,
  children,
}: {
  readonly rendered?: Agency
  readonly children: ReactNode
}) => {
  const [agency, setShown] = useState(() => rendered ?? readAgency())
  useEffect(() => onAgencySaved(setShown), [])
  return <AgencyContext value={agency}>{children}</AgencyContext>
}

/** Who runs the portal and how they can be reached. */
export const useAgency = (): Agency => use(AgencyContext)
