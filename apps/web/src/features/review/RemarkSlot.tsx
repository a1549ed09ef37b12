// The remark on one place: added, written, read again, changed, deleted. Every letter is kept at once.
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { announce } from '../../ui/live-region.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { CannedTexts } from './CannedTexts.tsx'
import styles from './RemarkSlot.module.css'
import { maxRemarkLength, type RemarkDrafts } from './remark-drafts.ts'

type Props = {
  /** The place the remark points at; empty for the request as a whole. */
  readonly path: string
  /** The field to point at, where it differs. */
  readonly fieldPath?: string
  readonly title: string
  readonly drafts: RemarkDrafts
  readonly addText?: string
}

export const RemarkSlot = ({ path, fieldPath, title, drafts, addText }: Props) => {
  const t = useText(staffCaseTexts)
  const draft = drafts.find(path)
  const place = { path, title, ...(fieldPath === undefined ? {} : { fieldPath }) }
  // The text before this edit; null while nobody edits.
  const [before, setBefore] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const returning = useRef(false)
  useEffect(() => {
    if (before !== null || !returning.current) return
    returning.current = false
    opener.current?.focus()
  }, [before])
  const close = () => {
    returning.current = true
    setBefore(null)
  }
  if (before !== null) {
    return (
      <RemarkEditor
        title={title}
        comment={draft?.comment ?? ''}
        onWrite={comment => drafts.write({ ...place, comment })}
        onKeep={() => {
          close()
          announce(t('remark_saved'))
        }}
        onCancel={() => {
          drafts.write({ ...place, comment: before })
          close()
        }}
      />
    )
  }
  if (!draft && !drafts.open) return null
  if (!draft) {
    return (
      <div className={styles.slot}>
        <Button
          ref={opener}
          variant="quiet"
          data-remark={path || 'general'}
          size="s"
          icon="plus"
          label={addText ? undefined : t('remark_add_for', { title })}
          onClick={() => setBefore('')}
        >
          {addText ?? t('remark_add')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.draft}>
      <p className={styles.comment}>{draft.comment}</p>
      <div className={styles.acts}>
        <Button
          ref={opener}
          variant="quiet"
          data-remark={path || 'general'}
          size="s"
          icon="edit"
          label={t('remark_edit_for', { title })}
          onClick={() => setBefore(draft.comment)}
        >
          {t('remark_edit')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          icon="trash"
          label={t('remark_delete_for', { title })}
          onClick={() => {
            drafts.remove(path)
            announce(t('remark_deleted'))
            requestAnimationFrame(() => opener.current?.focus())
          }}
        >
          {t('remark_delete')}
        </Button>
      </div>
    </div>
  )
}

const RemarkEditor = ({
  title,
  comment,
  onWrite,
  onKeep,
  onCancel,
}: {
  readonly title: string
  readonly comment: string
  readonly onWrite: (comment: string) => void
  readonly onKeep: () => void
  readonly onCancel: () => void
}) => {
  const t = useText(staffCaseTexts)
  const area = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string | undefined>(undefined)
  useEffect(() => area.current?.focus(), [])
  const keep = () => {
    const problem = problemOf(comment)
    if (!problem) return onKeep()
    setError(t(problem, { max: maxRemarkLength }))
    area.current?.focus()
  }
  return (
    <div className={styles.editor}>
      <Field label={t('remark_text_for', { title })} help={t('remark_text_help')} error={error} required>
        {control => (
          <TextArea
            {...control}
            ref={area}
            rows={3}
            limit={maxRemarkLength}
            value={comment}
            onChange={text => {
              setError(undefined)
              onWrite(text)
            }}
          />
        )}
      </Field>
      <div className={styles.acts}>
        <Button onClick={keep}>{t('remark_save')}</Button>
        <CannedTexts
          draft={comment}
          onPick={text => {
            setError(undefined)
            onWrite(comment.trim() === '' ? text : `${comment.trimEnd()}\n${text}`)
          }}
        />
        <Button variant="secondary" onClick={onCancel}>
          {t('remark_cancel')}
        </Button>
      </div>
    </div>
  )
}

const problemOf = (comment: string): 'remark_empty' | 'remark_long' | null => {
  if (comment.trim() === '') return 'remark_empty'
  return comment.trim().length > maxRemarkLength ? 'remark_long' : null
}
