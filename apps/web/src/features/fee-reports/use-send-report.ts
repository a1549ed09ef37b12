// Sending: everything judged and saved first, one act however often it is pressed, and where each refusal leads.
import { createFeeReport, updateFeeReport } from '@khyanalt/contract/fee-reports'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { feePaths } from '../../fee-paths.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { showWork } from '../../ui/toast.ts'
import type { OpenReport } from './open-report.ts'
import { feeKey } from './queries.ts'
import type { ReportProblems } from './report-problems.ts'
import { sentAnswers } from './report-values.ts'

/** How long the outcome stays as a toast, in milliseconds. */
const toastTime = 6000

type UseSendOptions = {
  readonly report: OpenReport
  readonly problems: ReportProblems
  readonly returned: boolean
  /** Told when something has to be mended first. */
  readonly onProblems: () => void
}

export const useSendReport = ({ report, problems, returned, onProblems }: UseSendOptions) => {
  const t = useText(feeScreenTexts)
  const { ui } = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const act = useActId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  /** Answers the id of what was sent. */
  const post = async (): Promise<string> => {
    const data = sentAnswers(report.values.read())
    const id = report.readId()
    if (id === null) {
      return (await callApi(createFeeReport, { ...data, transaction_id: act.of(data) })).id
    }
    // A save raises the version, what is sent stays the same act.
    const transaction_id = act.of([id, data])
    await callApi(updateFeeReport, { ...data, id, version: report.sync.readVersion(), transaction_id })
    return id
  }

  const send = async () => {
    setFailure(null)
    if (problems.judgeAll().length > 0) {
      onProblems()
      return
    }
    setBusy(true)
    const settle = showWork(t('sending'))
    const fail = (reason: string) => {
      setFailure(reason)
      settle({ text: reason, tone: 'error', milliseconds: toastTime })
    }
    try {
      // Also a draft that is only being made: else it would stay behind, beside the report.
      if (!(await report.sync.saveNow())) {
        fail(t('notSentYet'))
        return
      }
      const id = await post()
      await report.sync.finish()
      report.channel().tellSent()
      act.renew()
      // The next page says it, and stays.
      settle(null)
      // The next screen asks for what it shows; this one would be led away to a report that is no longer to be filled in.
      await client.invalidateQueries({ queryKey: feeKey, refetchType: 'none' })
      void navigate(feePaths.sent(id, returned))
    } catch (error) {
      if (hasCode(error, 'fee_warnings_unexplained')) {
        // The quarter before was sent or corrected meanwhile: the check asks again what it says.
        await client.invalidateQueries({ queryKey: [...feeKey, 'last-quarter'] })
      } else if (error instanceof ApiError && error.problems.length > 0) {
        problems.take(error.problems)
        onProblems()
      }
      fail(errorText(error, ui))
    } finally {
      setBusy(false)
    }
  }
  return { send, busy, failure }
}
