// Chooses what is merged with what, and does it; whoever saw an older list opens it anew.
import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useText } from '../../language/language.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import { SubmitDialog } from '../../ui/SubmitDialog.tsx'
import { ListRefusal } from './ListRefusal.tsx'
import { listsKey } from './list-queries.ts'

type Choice = { readonly value: string; readonly label: string; readonly detail: string }

type MergeChoiceDialogProps = {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly options: readonly Choice[]
  readonly chosen: string | null
  readonly onChoose: (value: string | null) => void
  readonly pending: boolean
  readonly error: Error | null
  readonly onMerge: (chosen: string) => void
  readonly onClose: () => void
  /** What the choice comes to. */
  readonly children?: ReactNode
}

export const MergeChoiceDialog = ({ chosen, onMerge, onClose, ...props }: MergeChoiceDialogProps) => {
  const t = useText(staffListFilesTexts)
  const client = useQueryClient()
  const [tried, setTried] = useState(false)
  return (
    <SubmitDialog
      title={props.title}
      submit={t('merge')}
      cancel={t('cancel')}
      pending={props.pending}
      onSubmit={() => {
        setTried(true)
        if (chosen !== null) onMerge(chosen)
      }}
      onClose={onClose}
    >
      <ListRefusal
        error={props.error}
        onReload={async () => {
          onClose()
          await client.invalidateQueries({ queryKey: listsKey })
        }}
      />
      <p>{props.text}</p>
      <Field label={props.label} error={tried && chosen === null ? t('missing') : null} required>
        {control => <Combobox {...control} value={chosen} onChange={props.onChoose} options={props.options} />}
      </Field>
      {props.children}
    </SubmitDialog>
  )
}
