// The agency for every part of a screen.
import { type Agency, standardAgency } from '@khyanalt/domain/agency'
import { createContext, type ReactNode, use } from 'react'
import { useKnownAgency } from './agency-store.ts'

const AgencyContext = createContext<Agency>(standardAgency)

/** Hands the agency down; the server says which one it renders. */
export const AgencyProvider = ({
  rendered,
  children,
}: {
  readonly rendered?: Agency
  readonly children: ReactNode
}) => <AgencyContext value={useKnownAgency(rendered)}>{children}</AgencyContext>

/** Who runs the portal and how they can be reached. */
export const useAgency = (): Agency => use(AgencyContext)
