// Notes among colleagues, and a new one; what is being typed outlives the page.
import type { addInternalNote, internalNoteSchema } from '@khyanalt/contract/case-notes'
import type { addFoodNote } from '@khyanalt/contract/staff-food'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { useSession } from '../../api/session.ts'
import { Refused } from '../../console/Refused.tsx'
import { useKeys } from '../../console/use-keys.ts'
import { formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { announce } from '../../ui/live-region.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import { FactBlock } from './FactBlock.tsx'
import styles from './InternalNotes.module.css'
import { useDecision } from './use-decision.ts'
import { useTypedText } from './use-typed-text.ts'

export const InternalNotes = ({
  notes,
  number,
  call,
}: {
  readonly notes: readonly z.infer<typeof internalNoteSchema>[]
  /** Of the case. */
  readonly number: string
  /** Leaves a note on a case of this type. */
  readonly call: typeof addInternalNote | typeof addFoodNote
}) => {
  const t = useText(staffDeskTexts)
  const { user } = useSession()
  const [text, setText] = useTypedText(`khyanalt.note.${user?.id ?? ''}.${number}`)
  const [checked, setChecked] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const { decide, pending, error } = useDecision(call, {
    onDone: () => {
      setText('')
      setChecked(false)
      announce(t('note_added'))
      area.current?.focus()
    },
  })
  useKeys([{ keys: ['t'], word: t('key_note'), act: () => area.current?.focus() }])
  const missing = text.trim() === ''
  return (
    <FactBlock title={t('notes')}>
      <p className={styles.quiet}>{t('notes_who')}</p>
      <ul className={styles.notes}>
        {notes.map(note => (
          <li key={`${note.at}${note.author}`}>
            <p>{note.text}</p>
            <span className={styles.quiet}>
              {note.agreed && `${t('note_agreed')} · `}
              {note.author}
              {note.position && `, ${note.position}`} · <time dateTime={note.at}>{formatMoment(note.at)}</time>
            </span>
          </li>
        ))}
      </ul>
      <form
        className={styles.noteForm}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setChecked(true)
          if (missing) area.current?.focus()
          else if (!pending) decide({ request_number: number, text: text.trim() })
        }}
      >
        <UnmarkedFields value={true}>
          <Field label={t('note')} error={checked && missing ? t('note_empty') : null}>
            {control => <TextArea {...control} ref={area} value={text} onChange={setText} rows={2} limit={4000} />}
          </Field>
        </UnmarkedFields>
        <Button type="submit" size="s" variant="secondary" busy={pending}>
          {t('note_add')}
        </Button>
        {error ? <Refused error={error} /> : null}
      </form>
    </FactBlock>
  )
}
