// The open report inside React: opened once, closed with the page, woken by network, sign-in and other tabs.
import { emptyFeeReport, type FeeReportAnswers } from '@khyanalt/domain/fee-report/answers'
import { useEffect, useState } from 'react'
import { browserShelf } from '../../form/draft-journal.ts'
import { watchDraft } from '../../form/watch-draft.ts'
import { type OpenReport, openReport, readStored, type StoredReport } from './open-report.ts'

type UseReportOptions = {
  readonly userId: string
  readonly stored: StoredReport | null
  /** What is chosen from the beginning. */
  readonly given: Partial<FeeReportAnswers>
  readonly onMade: (id: string) => void
}

/** Opens a report; null until the journal was read. */
export const useReport = (options: UseReportOptions) => {
  const [report, setReport] = useState<OpenReport | null>(null)
  const [peers, setPeers] = useState(0)
  // What the page was opened with; what the server says later is met, it does not open the report again.
  const [first] = useState(options)
  useEffect(() => {
    let ended = false
    let open: OpenReport | null = null
    const meetServer = async () => {
      const id = open?.readId()
      if (id) open?.sync.meet(await readStored(id).catch(() => ({ version: 0, values: {} })))
    }
    void openReport({
      userId: first.userId,
      stored: first.stored,
      empty: { ...emptyFeeReport, ...first.given },
      shelf: browserShelf(),
      onMade: first.onMade,
      listen: {
        onPeers: setPeers,
        onSaved: (version, values) => {
          if (!open?.sync.meetPatch(version, values)) void meetServer()
        },
        onSent: () => void meetServer(),
      },
    }).then(ready => {
      if (ended) {
        ready.close()
        return
      }
      open = ready
      setReport(ready)
    })
    const endWatch = watchDraft(first.userId, () => open)
    return () => {
      ended = true
      endWatch()
    }
  }, [first])
  return { report, peers }
}
