// Opens a paper in a new tab by its short-lived address (REQ-EMP-22).
import { showCertificate } from '@khyanalt/contract/workers'
import { callApi } from '../../api/client.ts'
import { openInTab } from '../../api/open-tab.ts'
import type { WorkerScope } from './worker-queries.ts'

/** Opens it, or throws the refusal. */
export const openPaper = ({ requestid }: WorkerScope, name: string): Promise<void> =>
  openInTab(
    async () => (await callApi(showCertificate, { name, ...(requestid === undefined ? {} : { requestid }) })).url,
  )
