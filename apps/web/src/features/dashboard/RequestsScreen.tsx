import { SentNote } from '../../layouts/SentNote.tsx'
import { paths } from '../../paths.ts'
import { RequestList } from './RequestList.tsx'

/** The own requests alone (CON-042). */
export const RequestsScreen = () => (
  <>
    <SentNote pathOf={paths.request} />
    <RequestList level="page" />
  </>
)
