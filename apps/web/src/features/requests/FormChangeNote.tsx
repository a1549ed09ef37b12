// The agency changed the form of an open request: what became of the answers, or the choice whether to go over.
import type { AsideAnswer, FormChange } from '@khyanalt/contract/form-versions'
import { takeNewForm } from '@khyanalt/contract/requests'
import { formChangeTexts } from '@khyanalt/domain/messages/form-change'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import type { OpenDraft } from '../../form/open-draft.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { type OpenedRequest, requestQuery } from './queries.ts'
import styles from './requests.module.css'

/** What stands above the form of a request whose form has changed; nothing for the others. */
export const FormChangeNote = ({ opened, draft }: { readonly opened: OpenedRequest; readonly draft: OpenDraft }) => {
  const { lifted, offer } = opened.form_change
  return (
    <>
      {lifted && <Lifted lifted={lifted} />}
      {offer && <Offer offer={offer} opened={opened} draft={draft} />}
    </>
  )
}

const Lifted = ({ lifted: { at, aside } }: { readonly lifted: NonNullable<FormChange['lifted']> }) => {
  const t = useText(formChangeTexts)
  const on = t('renewedOn', { date: formatDay(at) })
  if (aside.length === 0) {
    return (
      <Alert tone="info" title={t('renewed')}>
        {on} {t('allKept')}
      </Alert>
    )
  }
  return (
    <Alert tone="warning" title={t('renewed')}>
      <p>
        {on} {t('setAside')}
      </p>
      <details open={aside.length <= 5}>
        <summary>{t('asideCount', { n: aside.length })}</summary>
        <ul className={styles.remarks}>
          {aside.map(answer => (
            <li key={answer.path}>
              <Aside answer={answer} />
            </li>
          ))}
        </ul>
      </details>
    </Alert>
  )
}

const Aside = ({ answer }: { readonly answer: AsideAnswer }) => {
  const t = useText(formChangeTexts)
  const form = useText(formTexts)
  const name = useName()
  const [copied, setCopied] = useState(false)
  const title = useAsideTitle()(answer)
  const text = name(answer.text)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // A browser may forbid it; the text can still be selected.
      () => showToast({ tone: 'error', text: t('copyFailed') }),
    )
  return (
    <>
      <strong>{title}</strong>
      <p className={styles.quiet}>{t(`why_${answer.code}`)}</p>
      <p className={styles.comment}>{text}</p>
      <Button variant="secondary" size="s" icon="copy" label={t('copyOf', { title })} onClick={() => void copy()}>
        {form(copied ? 'copied' : 'copy')}
      </Button>
    </>
  )
}

const Offer = ({
  offer: { aside, asked },
  opened,
  draft,
}: {
  readonly offer: NonNullable<FormChange['offer']>
  readonly opened: OpenedRequest
  readonly draft: OpenDraft
}) => {
  const t = useText(formChangeTexts)
  const name = useName()
  const { ui } = useLanguage()
  const titleOf = useAsideTitle()
  const client = useQueryClient()
  const act = useActId()
  const [sure, setSure] = useState(false)
  const number = opened.request.request_number
  const take = useMutation({
    mutationFn: async () => {
      // What is typed goes over with the rest; a conflict or an ended session asks for itself.
      if (!(await draft.sync.saveNow())) return false
      const version = draft.sync.readVersion()
      await callApi(takeNewForm, { request_number: number, version, transaction_id: act.of([number, version]) })
      await client.invalidateQueries({ queryKey: requestQuery(number).queryKey })
      return true
    },
    onSuccess: done => done && showToast({ text: t('taken') }),
    onError: error => showToast({ tone: 'error', text: errorText(error, ui) }),
    onSettled: () => setSure(false),
  })
  return (
    <Alert
      tone="info"
      title={t('offer')}
      actions={
        <Button variant="secondary" onClick={() => setSure(true)}>
          {t('take')}
        </Button>
      }
    >
      <p>{t('offerText')}</p>
      {aside.length > 0 && <Titles label={t('offerAside')} titles={aside.map(titleOf)} />}
      {asked.length > 0 && <Titles label={t('offerAsked')} titles={asked.map(name)} />}
      <ConfirmDialog
        open={sure}
        title={t('takeSure')}
        text={t('offerText')}
        confirmLabel={t('take')}
        busy={take.isPending}
        onConfirm={() => take.mutate()}
        onClose={() => setSure(false)}
      />
    </Alert>
  )
}

const Titles = ({ label, titles }: { readonly label: string; readonly titles: readonly string[] }) => (
  <>
    <p>{label}</p>
    <ul className={styles.plainList}>
      {[...new Set(titles)].map(title => (
        <li key={title}>“{title}”</li>
      ))}
    </ul>
  </>
)

const useAsideTitle = (): ((answer: AsideAnswer) => string) => {
  const t = useText(formChangeTexts)
  const name = useName()
  return ({ title, row }) =>
    row ? `${t('inRow', { table: name(row.table), row: row.number })}: ${name(title)}` : name(title)
}
