// Sending: everything saved first, one act per content however often it is pressed, and where each refusal leads.

import type { SignedInUser } from '@khyanalt/contract/auth'
import { addWord } from '@khyanalt/contract/lists'
import { resubmitRequest, submitRequest } from '@khyanalt/contract/requests'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { submittedAnswers } from '@khyanalt/form-engine/visibility'
import { wordsToRemember } from '@khyanalt/form-engine/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import type { OpenDraft } from '../../form/open-draft.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { sentRequestPath } from '../../request-paths.ts'
import { showWork } from '../../ui/toast.ts'
import { sentConfiguration } from './configuration.ts'
import { requestQuery } from './queries.ts'

/** How long the outcome stays as a toast, in milliseconds (REQ-STEPPER-14); the page and the list keep it. */
const toastTime = { success: 1000, failure: 3000 } as const

type UseSendOptions = {
  readonly draft: OpenDraft
  readonly requestNumber: string
  readonly returned: boolean
  readonly user: SignedInUser
  /** Told when the server found problems in the answers. */
  readonly onProblems: (problems: ApiError['problems']) => void
}

/** The act of sending and what came of it. */
export const useSend = ({ draft, requestNumber, returned, user, onProblems }: UseSendOptions) => {
  const t = useText(requestTexts)
  const { ui } = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const act = useActId()
  const { store, sync, configuration, channel } = draft

  const send = async () => {
    setBusy(true)
    setFailure(null)
    const settle = showWork(t('loading'))
    const fail = (reason: string, toast = reason) => {
      setFailure(reason)
      settle({ text: toast, tone: 'error', milliseconds: toastTime.failure })
    }
    try {
      if (!(await sync.saveNow())) {
        const { phase } = sync.readState()
        // A conflict and an ended session ask for themselves.
        fail(phase === 'conflict' || phase === 'held' || phase === 'renewed' ? t('notSentYet') : t('sendFailed'))
        return
      }
      const data = submittedAnswers(store.form, store.readAnswers())
      await callApi(returned ? resubmitRequest : submitRequest, {
        request_number: requestNumber,
        data,
        ...sentConfiguration(configuration.read()),
        version: sync.readVersion(),
        transaction_id: act.of([data, configuration.read()]),
      })
      await leave()
      settle({ text: t('sent'), tone: 'success', milliseconds: toastTime.success })
    } catch (error) {
      await explain(error, fail)
    } finally {
      setBusy(false)
    }
  }

  const leave = async () => {
    await sync.finish()
    channel.tellSent()
    for (const { wordkey, text, lang } of wordsToRemember(store.form, store.readAnswers(), store.readFacts())) {
      // A word that is not remembered costs nobody anything.
      callApi(addWord, { wordkey, text, lang: lang === 'en' || lang === 'ru' ? lang : 'mn' }).catch(() => undefined)
    }
    client.removeQueries({ queryKey: requestQuery(requestNumber).queryKey })
    void client.invalidateQueries()
    // A client reads what happens next; an operator goes on with the next customer.
    if (user.login_type === 'user') void navigate(paths.portalHome, { state: { sent: requestNumber } })
    else void navigate(sentRequestPath(requestNumber), { replace: true })
  }

  /** What a refusal means; the toast may say it shorter than the page. */
  const explain = async (error: unknown, fail: (reason: string, toast?: string) => void) => {
    if (error instanceof ApiError && error.code === 'answers_incomplete') {
      onProblems(error.problems)
      fail(t('completeStep', { n: error.params.n ?? 1 }))
      return
    }
    if (error instanceof ApiError && (error.code === 'version_conflict' || error.code === 'wrong_state')) {
      await client.invalidateQueries({ queryKey: requestQuery(requestNumber).queryKey })
    }
    if (error instanceof ApiError && error.code === 'network') fail(t('sendFailed'))
    else fail(errorText(error, ui), t('notSent'))
  }

  return { send, busy, failure }
}
