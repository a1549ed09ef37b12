import { RequestList } from './RequestList.tsx'

/** The own requests alone (CON-042). */
export const RequestsScreen = () => <RequestList level="page" />
