import { ServiceMissing } from './ServiceMissing.tsx'

/** Stands only when an old form id leads nowhere; otherwise the loader has moved on (REQ-AUTH-18). */
export const OldServiceScreen = () => <ServiceMissing />
