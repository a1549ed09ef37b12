import { NotInCatalogue } from './NotInCatalogue.tsx'

/** Stands only when an old form id leads nowhere; otherwise the loader has moved on (REQ-AUTH-18). */
export const OldServiceScreen = () => <NotInCatalogue what="service" />
