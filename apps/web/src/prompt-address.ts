// The way through what is missing and back to what somebody was about to do (REQ-INTENT-02).
import { ownPlace } from '@khyanalt/domain/own-place'
import { paths } from './paths.ts'

/** Opens the dialog of what is missing; once it is given, the person is led back to `back`. */
export const promptAddress = (prompt: 'contact' | 'company', back: string): string =>
  `${paths.dashboardProfile}?${new URLSearchParams({ prompt, back })}`

/** Where an address of `promptAddress` leads back to; none outside of this portal. */
export const readBack = (search: URLSearchParams): string | null => ownPlace(search.get('back'))

/** The page of a service that answers "Take service" at once, as if the button were pressed. */
export const takeAddress = (pathname: string, renewing: string | null): string =>
  `${pathname}?${new URLSearchParams({ ...(renewing && { renew: renewing }), take: '1' })}`
