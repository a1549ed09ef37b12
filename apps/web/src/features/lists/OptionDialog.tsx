// Adds an option to a list or changes its names and data; its value is chosen once.
import { type EditedOption, saveListOption } from '@khyanalt/contract/staff-lists'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { staffListFilesTexts } from '@khyanalt/domain/messages/staff-list-files'
import { staffListsTexts } from '@khyanalt/domain/messages/staff-lists'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useName, useText } from '../../language/language.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import { mergeProblem } from './ListRefusal.tsx'
import { listsKey, type OpenedList } from './list-queries.ts'
import styles from './lists.module.css'
import { NamedDialog } from './NamedDialog.tsx'

export const OptionDialog = ({
  list,
  edited,
  onClose,
}: {
  readonly list: OpenedList
  readonly edited: EditedOption | null
  readonly onClose: () => void
}) => {
  const t = useText(staffListsTexts)
  const name = useName()
  const client = useQueryClient()
  const act = useActId()
  const [label, setLabel] = useState(edited?.label ?? { mn: '', en: '' })
  const f = useText(staffListFilesTexts)
  const [ownValue, setValue] = useState(edited?.value ?? null)
  const value = ownValue ?? plainValueOf(label.en)
  const [from, setFrom] = useState(edited?.from ?? '')
  const [until, setUntil] = useState(edited?.until ?? '')
  const isDay = (day: string) => day === '' || isCalendarDay(day)
  const [data, setData] = useState<Readonly<Record<string, string>>>(edited?.data ?? {})
  const save = useMutation({
    mutationFn: () => {
      const days = { from: from || null, until: until || null }
      const input = { library: list.library, version: list.version, add: edited === null, value, label, data, ...days }
      return callApi(saveListOption, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: async () => {
      showToast({ text: t('saved') })
      onClose()
      await client.invalidateQueries({ queryKey: listsKey })
    },
  })
  const parents = [...new Set(list.options.map(option => option.data.parent ?? ''))]
  return (
    <NamedDialog
      title={edited ? t('edit_title', { name: name(edited.label) }) : t('new_title')}
      save={{ ...save, mutate: () => isDay(from) && isDay(until) && save.mutate() }}
      nameAt="label"
      name={label}
      onName={setLabel}
      other={{ value, until: undefined, ...Object.fromEntries(list.keys.map(key => [`data/${key}`, undefined])) }}
      onClose={onClose}
    >
      {errorAt => (
        <>
          {edited === null && (
            <TextField
              label={t('value')}
              help={t('value_help')}
              value={value}
              onChange={setValue}
              error={errorAt('value', value)}
              maxLength={200}
              spellCheck={false}
              required
            />
          )}
          {list.keys.map(key =>
            key === 'parent' ? (
              <Field key={key} label={t('parent')} required error={errorAt('data/parent')}>
                {control => (
                  <Select
                    {...control}
                    value={data.parent ?? ''}
                    onChange={parent => setData({ ...data, parent })}
                    emptyLabel={t('no_parent')}
                    options={parents.filter(Boolean).map(parent => ({ value: parent, label: parent }))}
                  />
                )}
              </Field>
            ) : (
              <TextField
                key={key}
                label={key}
                value={data[key] ?? ''}
                onChange={text => setData({ ...data, [key]: text })}
                error={errorAt(`data/${key}`)}
                maxLength={300}
              />
            ),
          )}
          <div className={styles.days}>
            <Field label={f('from')} error={isDay(from) ? null : f('day_wrong')}>
              {control => <DateInput {...control} value={from} onChange={setFrom} />}
            </Field>
            <Field
              label={f('until')}
              error={isDay(until) ? (mergeProblem(save.error, f) ?? errorAt('until')) : f('day_wrong')}
            >
              {control => <DateInput {...control} value={until} onChange={setUntil} />}
            </Field>
          </div>
          <p className={styles.quiet}>{f('days_help')}</p>
        </>
      )}
    </NamedDialog>
  )
}

/** A value after the English name; whoever adds the option may write another. */
const plainValueOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
