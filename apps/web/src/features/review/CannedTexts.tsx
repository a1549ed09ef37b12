// Ready texts beside an editor: putting one in, and keeping the list.
import { type CannedText, deleteCannedText, saveCannedText } from '@khyanalt/contract/canned-texts'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { Refused } from '../../console/Refused.tsx'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { announce } from '../../ui/live-region.ts'
import { Menu } from '../../ui/Menu.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { useDecision } from '../cases/use-decision.ts'
import styles from './CannedTexts.module.css'
import { CannedService } from './canned-service.ts'
import { cannedTextsQuery } from './queries.ts'

/** The texts of the case's service in a menu; `draft` is offered for keeping. */
export const CannedTexts = ({ draft, onPick }: { readonly draft: string; readonly onPick: (text: string) => void }) => {
  const service = useContext(CannedService)
  return service === null ? null : <TextMenu service={service} draft={draft} onPick={onPick} />
}

const TextMenu = ({
  service,
  draft,
  onPick,
}: {
  readonly service: number
  readonly draft: string
  readonly onPick: (text: string) => void
}) => {
  const t = useText(staffDeskTexts)
  const { data } = useQuery(cannedTextsQuery(service))
  const [managing, setManaging] = useState(false)
  const texts = data?.data ?? []
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button variant="quiet" size="s" iconEnd="chevronDown">
            {t('texts')}
          </Button>
        }
        header={texts.length === 0 ? t('texts_none') : undefined}
        items={[
          ...texts.map(({ id, title, text }) => ({ id, label: title, onSelect: () => onPick(text) })),
          { id: 'manage', label: t('texts_manage'), icon: 'edit' as const, onSelect: () => setManaging(true) },
        ]}
      />
      {managing && <ManageTexts service={service} draft={draft} texts={texts} onClose={() => setManaging(false)} />}
    </>
  )
}

const ManageTexts = ({
  service,
  draft,
  texts,
  onClose,
}: {
  readonly service: number
  readonly draft: string
  readonly texts: readonly CannedText[]
  readonly onClose: () => void
}) => {
  const t = useText(staffDeskTexts)
  // The text in hand: one of the list, a new one, or none.
  const [edited, setEdited] = useState<CannedText | 'new' | null>(texts.length === 0 ? 'new' : null)
  const drop = useDecision(deleteCannedText, { onDone: () => announce(t('text_deleted')) })
  return (
    <Dialog open onClose={onClose} title={t('texts_manage')} description={t('texts_manage_explain')}>
      <ul className={styles.list}>
        {texts.map(text => (
          <li key={text.id} className={styles.text}>
            {edited !== 'new' && edited?.id === text.id ? (
              <TextForm service={service} text={text} draft="" onDone={() => setEdited(null)} />
            ) : (
              <>
                <strong>{text.title}</strong>
                <p>{text.text}</p>
                <span className={styles.acts}>
                  <Button
                    size="s"
                    variant="quiet"
                    icon="edit"
                    label={t('text_edit_for', { title: text.title })}
                    onClick={() => setEdited(text)}
                  >
                    {t('text_edit')}
                  </Button>
                  <Button
                    size="s"
                    variant="quiet"
                    icon="trash"
                    label={t('text_delete_for', { title: text.title })}
                    onClick={() => drop.decide({ id: text.id, version: text.version })}
                  >
                    {t('text_delete')}
                  </Button>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      {drop.error ? <Refused error={drop.error} /> : null}
      {edited === 'new' ? (
        <TextForm service={service} text={null} draft={draft} onDone={() => setEdited(null)} />
      ) : (
        <Button variant="secondary" size="s" icon="plus" onClick={() => setEdited('new')}>
          {t('text_new')}
        </Button>
      )}
    </Dialog>
  )
}

const TextForm = ({
  service,
  text,
  draft,
  onDone,
}: {
  readonly service: number
  readonly text: CannedText | null
  readonly draft: string
  readonly onDone: () => void
}) => {
  const t = useText(staffDeskTexts)
  const [title, setTitle] = useState(text?.title ?? '')
  const [body, setBody] = useState(text?.text ?? draft)
  const [everywhere, setEverywhere] = useState(text !== null && text.service === null)
  const [checked, setChecked] = useState(false)
  const { decide, pending, error } = useDecision(saveCannedText, {
    onDone: () => {
      announce(t('text_saved'))
      onDone()
    },
  })
  const lacks = (value: string) => (checked && value.trim() === '' ? t('text_required') : null)
  // Not a form of its own: it may stand inside the one of a decision.
  const save = () => {
    setChecked(true)
    if (title.trim() === '' || body.trim() === '' || pending) return
    decide({
      ...(text ? { id: text.id, version: text.version } : {}),
      service: everywhere ? null : service,
      title: title.trim(),
      text: body.trim(),
    })
  }
  return (
    <div className={styles.form}>
      <Field label={t('text_title')} required error={lacks(title)}>
        {control => <TextInput {...control} value={title} onChange={setTitle} maxLength={120} />}
      </Field>
      <Field label={t('text_text')} required error={lacks(body)}>
        {control => <TextArea {...control} value={body} onChange={setBody} rows={3} limit={4000} />}
      </Field>
      <Checkbox value={everywhere} onChange={setEverywhere} label={t('text_everywhere')} />
      {error ? <Refused error={error} /> : null}
      <Button size="s" busy={pending} onClick={save}>
        {t('text_save')}
      </Button>
    </div>
  )
}
