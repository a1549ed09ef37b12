// Who runs the portal, as the server says it in every page.
import { type Agency, standardAgency } from '@khyanalt/domain/agency'

/** Where no page says it: on the server and in tests. A browser's page always does, so its build leaves this out. */
export const unsaid: Agency = import.meta.env.SSR || import.meta.env.DEV ? standardAgency : ({} as Agency)

let agency: Agency | null = null
let show: (agency: Agency) => void = () => {}

/** The element of a page that holds it. */
export const agencyElementId = 'khyanalt-agency'

/** Shows what an administrator has just saved, without asking the server again. */
export const setAgency = (next: Agency): void => {
  agency = next
  show(next)
}

/** Who is told of what is saved later. */
export const onAgencySaved = (listener: typeof show): void => {
  show = listener
}

/** The agency of this page. */
export const readAgency = (): Agency => {
  agency ??= JSON.parse(document.getElementById(agencyElementId)?.textContent || 'null') ?? unsaid
  return agency as Agency
}
