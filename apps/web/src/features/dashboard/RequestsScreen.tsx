import { SentNote } from '../../layouts/SentNote.tsx'
import { paths } from '../../paths.ts'
import { RequestList } from './RequestList.tsx'

/** The own requests alone (CON-042). */
export const RequestsScreen = () => (
  <>
    <SentNote pathOf={number => (number.startsWith('F') ? paths.foodSafetyRequest(number) : paths.request(number))} />
    <RequestList level="page" />
  </>
)
