// What applicant and agency wrote to each other about a case, and a new message; what is being typed outlives the page.
import { showFile, uploadFile } from '@khyanalt/contract/files'
import type { RequestMessage } from '@khyanalt/contract/request-message'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { requestMessageTexts } from '@khyanalt/domain/messages/request-messages'
import { type MessageSide, messageFiles, messageLength } from '@khyanalt/domain/request-messages'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useOpener } from '../../api/use-opener.ts'
import { type Paper, PaperField } from '../../form/PaperField.tsx'
import { useIsUploading } from '../../form/uploads.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { focusLater } from '../../ui/focus-later.ts'
import { announce } from '../../ui/live-region.ts'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import styles from './Conversation.module.css'
import { useTypedText } from './use-typed-text.ts'

/** A message about to be sent. */
export type NewMessage = {
  readonly text: string
  readonly about?: string
  readonly files: string[]
  readonly transaction_id: string
}

type Props = {
  /** Of the case. */
  readonly number: string
  /** Whose screen it is. */
  readonly side: MessageSide
  readonly messages: readonly RequestMessage[]
  readonly mayWrite: boolean
  /** Titles of the remarks that can be answered. */
  readonly remarks?: readonly string[]
  /** Ready texts beside the text. */
  readonly readyTexts?: ((draft: string, onPick: (text: string) => void) => ReactNode) | undefined
  /** What else can be done with what waits. */
  readonly aside?: ReactNode
  /** Sends it, and brings the screen up to date. */
  readonly onWrite: (message: NewMessage) => Promise<unknown>
}

export const Conversation = ({ number, side, messages, mayWrite, remarks = [], readyTexts, aside, onWrite }: Props) => {
  const t = useText(requestMessageTexts)
  const open = useOpener()
  return (
    <>
      {messages.length === 0 && !mayWrite && <p className={styles.quiet}>{t('none')}</p>}
      {messages.length > 0 && (
        <ul className={styles.messages}>
          {messages.map(message => (
            <li
              key={`${message.at} ${message.side}`}
              className={styles.message}
              data-own={message.side === side || undefined}
            >
              {message.about && <p className={styles.quiet}>{t('aboutSaid', { title: message.about })}</p>}
              <p>{message.text}</p>
              {message.files.map(({ name, title }) => (
                <Button
                  key={name}
                  variant="quiet"
                  size="s"
                  icon="file"
                  label={t('fileOpen', { title })}
                  onClick={() => void open.run(async () => (await callApi(showFile, { name })).url)}
                >
                  {title}
                </Button>
              ))}
              <p className={styles.quiet}>
                {t(message.side)}: {[message.author, message.position].filter(Boolean).join(', ')}
                {' · '}
                <time dateTime={message.at}>{formatMoment(message.at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      {open.failure && <Alert tone="error">{open.failure}</Alert>}
      {aside}
      {mayWrite && (
        <WriteMessage
          number={number}
          help={t(side === 'agency' ? 'helpAgency' : 'helpApplicant')}
          // Whoever was written to last has the turn.
          turn={messages.length > 0 && messages.at(-1)?.side !== side}
          remarks={remarks}
          readyTexts={readyTexts}
          onWrite={onWrite}
        />
      )}
    </>
  )
}

type WriteProps = Pick<Props, 'number' | 'remarks' | 'readyTexts' | 'onWrite'> & {
  readonly help: string
  readonly turn: boolean
}

/** A button until somebody wants to write, has the turn, or wrote something that is not sent yet. */
const WriteMessage = ({ number, help, turn, remarks = [], readyTexts, onWrite }: WriteProps) => {
  const t = useText(requestMessageTexts)
  const forms = useText(formTexts)
  const { ui } = useLanguage()
  const { user } = useSession()
  const [text, setText] = useTypedText(`khyanalt.message.${user?.id ?? ''}.${number}`)
  const [about, setAbout] = useState('')
  const [kept, setKept] = useTypedText(`khyanalt.message-files.${user?.id ?? ''}.${number}`)
  const papers = useMemo(() => readPapers(kept), [kept])
  const setPapers = (next: readonly Paper[]) => setKept(next.length === 0 ? '' : JSON.stringify(next))
  const [attaching, setAttaching] = useState(papers.length > 0)
  const [checked, setChecked] = useState(false)
  const [writing, setWriting] = useState(text !== '' || attaching)
  const uploading = useIsUploading()
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useActId()
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const message = { text: text.trim(), ...(about && { about }), files: papers.map(({ name }) => name) }
      return onWrite({ ...message, transaction_id: id.of(message) })
    },
    onSuccess: () => {
      id.renew()
      setText('')
      setAbout('')
      setPapers([])
      setAttaching(false)
      setChecked(false)
      announce(t('sent'))
      area.current?.focus()
    },
  })
  const missing = text.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (missing) area.current?.focus()
    else if (!send.isPending) send.mutate()
  }
  const fields = attaching ? [...papers, null].slice(0, messageFiles) : []
  if (!writing && !turn) {
    return (
      <div className={styles.moves}>
        <Button
          size="s"
          variant="secondary"
          icon="mail"
          onClick={() => {
            setWriting(true)
            focusLater(() => area.current?.focus())
          }}
        >
          {t('write')}
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.quiet}>{help}</p>
      <UnmarkedFields value={true}>
        {remarks.length > 0 && (
          <Field label={t('about')}>
            {control => (
              <Select
                {...control}
                value={about}
                onChange={setAbout}
                emptyLabel={t('aboutNone')}
                options={remarks.map(title => ({ value: title, label: title }))}
              />
            )}
          </Field>
        )}
        <Field label={t('text')} error={checked && missing ? t('empty') : null}>
          {control => (
            <TextArea {...control} ref={area} value={text} onChange={setText} rows={3} limit={messageLength} />
          )}
        </Field>
        {fields.map((paper, place) => (
          <PaperField
            key={paper?.name ?? 'next'}
            id={`message-file-${place + 1}`}
            label={t('file', { number: place + 1 })}
            help={forms('fileRules')}
            paper={paper}
            call={uploadFile}
            words={{
              running: forms('uploadRunning'),
              uploaded: forms('fileDone'),
              removed: forms('fileRemoved', { file: paper?.title ?? '' }),
              failed: forms('fileFailed', { file: '' }).trim(),
            }}
            onChange={next => setPapers(next ? [...papers, next] : papers.filter(one => one.name !== paper?.name))}
          />
        ))}
      </UnmarkedFields>
      <div className={styles.moves}>
        <Button type="submit" size="s" icon="send" busy={send.isPending} disabled={uploading}>
          {t('send')}
        </Button>
        {!attaching && (
          <Button size="s" variant="secondary" icon="plus" onClick={() => setAttaching(true)}>
            {t('fileAdd')}
          </Button>
        )}
        {readyTexts?.(text, picked => {
          setText(text.trim() === '' ? picked : `${text}\n${picked}`)
          area.current?.focus()
        })}
      </div>
      {send.error && (
        <Alert tone="error" urgent>
          {errorText(send.error, ui)}
        </Alert>
      )}
    </form>
  )
}

/** Files that were uploaded for a message that is not sent yet; a store that somebody changed holds none. */
const readPapers = (kept: string): readonly Paper[] => {
  try {
    const read: unknown = JSON.parse(kept || '[]')
    return Array.isArray(read)
      ? read.filter((one): one is Paper => typeof one?.name === 'string' && typeof one?.title === 'string')
      : []
  } catch {
    return []
  }
}
