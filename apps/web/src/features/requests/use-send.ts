// Sending: everything saved first, one act per content however often it is pressed, and where each refusal leads.

import type { SignedInUser } from '@khyanalt/contract/auth'
import { addWord } from '@khyanalt/contract/lists'
import { resubmitRequest, submitRequest } from '@khyanalt/contract/requests'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { submittedAnswers } from '@khyanalt/form-engine/visibility'
import { wordsToRemember } from '@khyanalt/form-engine/words'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { randomUuid } from '../../api/random-uuid.ts'
import type { OpenDraft } from '../../form/open-draft.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { showToast } from '../../ui/toast.ts'
import { sentConfiguration } from './configuration.ts'
import { requestQuery } from './queries.ts'

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
  const act = useRef<{ readonly content: string; readonly id: string } | null>(null)
  const { store, sync, configuration, channel } = draft

  const send = async () => {
    setBusy(true)
    setFailure(null)
    try {
      if (!(await sync.saveNow())) {
        setFailure(sync.readState().phase === 'conflict' ? null : t('sendFailed'))
        return
      }
      const data = submittedAnswers(store.form, store.readAnswers())
      const content = JSON.stringify([data, configuration.read()])
      if (act.current?.content !== content) act.current = { content, id: randomUuid() }
      await callApi(returned ? resubmitRequest : submitRequest, {
        request_number: requestNumber,
        data,
        ...sentConfiguration(configuration.read()),
        version: sync.readVersion(),
        transaction_id: act.current.id,
      })
      await leave()
    } catch (error) {
      await explain(error)
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
    showToast({ tone: 'success', text: t('sent') })
    client.removeQueries({ queryKey: requestQuery(requestNumber).queryKey })
    void client.invalidateQueries()
    void navigate(user.login_type === 'user' ? paths.portalHome : paths.requests, {
      state: { sent: requestNumber },
    })
  }

  const explain = async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'answers_incomplete') {
      onProblems(error.problems)
      return
    }
    if (error instanceof ApiError && (error.code === 'version_conflict' || error.code === 'wrong_state')) {
      await client.invalidateQueries({ queryKey: requestQuery(requestNumber).queryKey })
    }
    setFailure(error instanceof ApiError && error.code === 'network' ? t('sendFailed') : errorText(error, ui))
  }

  return { send, busy, failure }
}
