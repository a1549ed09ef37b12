import type { ServiceSettings } from '@khyanalt/contract/service-settings'

/** What the service page shows beside names and kinds. */
export type ServiceDetails = ServiceSettings['details']
