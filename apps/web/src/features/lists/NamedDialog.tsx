// The frame of what makes or changes a list or one of its options: both names, a refusal, save or leave.
import type { Bilingual } from '@khyanalt/domain/language'
import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { hasCode } from '../../api/error-text.ts'
import { useText } from '../../language/language.tsx'
import { SubmitDialog } from '../../ui/SubmitDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ListRefusal, optionProblem } from './ListRefusal.tsx'
import { listsKey } from './list-queries.ts'

/** What stands at a field: that it is empty after saving was tried, or what the refusal says of it. */
export type ErrorAt = (path: string, text?: string) => string | null

export const NamedDialog = ({
  title,
  save,
  nameAt,
  name,
  onName,
  other,
  children,
  onClose,
}: {
  readonly title: string
  readonly save: { readonly error: Error | null; readonly isPending: boolean; mutate(): void }
  /** Where a refusal points to for the names. */
  readonly nameAt: string
  readonly name: Bilingual
  readonly onName: (name: Bilingual) => void
  /** The other fields by where a refusal points to; undefined for one that may stay empty. */
  readonly other: Readonly<Record<string, string | undefined>>
  readonly children: (errorAt: ErrorAt) => ReactNode
  readonly onClose: () => void
}) => {
  const t = useText(staffListsTexts)
  const client = useQueryClient()
  const [tried, setTried] = useState(false)
  const texts = { [`${nameAt}/mn`]: name.mn, [`${nameAt}/en`]: name.en, ...other }
  const isEmpty = (text: string | undefined) => text?.trim() === ''
  const submit = () => {
    setTried(true)
    if (!Object.values(texts).some(isEmpty)) save.mutate()
  }
  const errorAt: ErrorAt = (path, text) => (tried && isEmpty(text) ? t('missing') : optionProblem(save.error, path, t))
  const placed = Object.keys(texts).some(path => optionProblem(save.error, path, t) !== null)
  return (
    <SubmitDialog
      title={title}
      submit={t('save')}
      cancel={t('cancel')}
      pending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {(!placed || hasCode(save.error, 'version_conflict')) && (
        <ListRefusal
          error={save.error}
          onReload={async () => {
            onClose()
            await client.invalidateQueries({ queryKey: listsKey })
          }}
        />
      )}
      <TextField
        label={t('label_mn')}
        value={name.mn}
        onChange={mn => onName({ ...name, mn })}
        error={errorAt(`${nameAt}/mn`, name.mn)}
        maxLength={300}
        required
      />
      <TextField
        label={t('label_en')}
        lang="en"
        value={name.en}
        onChange={en => onName({ ...name, en })}
        error={errorAt(`${nameAt}/en`, name.en)}
        maxLength={300}
        required
      />
      {children(errorAt)}
    </SubmitDialog>
  )
}
