// Entering or changing an absence: who, from when to when, and who stands in.
import { type Absence, saveAbsence } from '@khyanalt/contract/absences'
import { absenceTexts } from '@khyanalt/domain/messages/absences'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../api/client.ts'
import { errorText, hasCode } from '../../../api/error-text.ts'
import { useActId } from '../../../api/transaction-id.ts'
import { agencyToday } from '../../../language/format.ts'
import { useLanguage, useText } from '../../../language/language.tsx'
import { DateInput } from '../../../ui/DateInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SubmitDialog } from '../../../ui/SubmitDialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { staffKey } from '../../cases/use-decision.ts'
import styles from './assignees.module.css'

type Person = { readonly id: string; readonly name: string; readonly position: string | null }

/** Refusals by the field that they speak of. */
const ofDeputy = ['deputy_not_allowed', 'deputy_away'] as const
const ofDays = ['absence_days_reversed', 'absence_days_past', 'absence_days_far', 'absence_overlaps'] as const

export const AbsenceDialog = ({
  absence,
  people,
  self,
  forAnybody,
  onClose,
}: {
  /** Null enters a new one. */
  readonly absence: Absence | null
  readonly people: readonly Person[]
  readonly self: string
  /** Administrators enter what anybody asks them to. */
  readonly forAnybody: boolean
  readonly onClose: () => void
}) => {
  const t = useText(absenceTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const own = people.some(({ id }) => id === self) ? self : ''
  const [person, setPerson] = useState(absence?.person.id ?? own)
  const [deputy, setDeputy] = useState(absence?.deputy.id ?? '')
  const [from, setFrom] = useState(absence?.from ?? agencyToday())
  const [to, setTo] = useState(absence?.to ?? '')
  const [tried, setTried] = useState(false)
  const id = useActId()
  const saving = useMutation({
    mutationFn: (entered: { person: string; deputy: string; from: string; to: string }) => {
      const input = absence ? { ...entered, id: absence.id, version: absence.version } : entered
      return callApi(saveAbsence, { ...input, transaction_id: id.of(input) })
    },
    onSuccess: async () => {
      showToast({ text: t('saved') })
      await client.invalidateQueries({ queryKey: staffKey })
      onClose()
    },
  })
  const missing = (value: string) => (tried && value === '' ? t('missing') : null)
  const wrongDay = (value: string) => missing(value) ?? (tried && !isDay(value) ? t('date_wrong') : null)
  const refusedBy = (codes: Parameters<typeof hasCode>[1][]) =>
    codes.some(code => hasCode(saving.error, code)) ? errorText(saving.error, ui) : null
  const deputyError = refusedBy([...ofDeputy])
  const daysError = refusedBy([...ofDays])
  const submit = () => {
    setTried(true)
    if (person && deputy && isDay(from) && isDay(to)) saving.mutate({ person, deputy, from, to })
  }
  const optionsOf = (some: readonly Person[]) =>
    some.map(({ id: value, name, position }) => ({ value, label: position ? `${name}, ${position}` : name }))
  return (
    <SubmitDialog
      title={t(absence ? 'change_title' : 'enter_title')}
      subtitle={absence?.person.name}
      submit={t('save')}
      cancel={t('keep')}
      pending={saving.isPending}
      error={saving.error && !deputyError && !daysError && errorText(saving.error, ui)}
      onSubmit={submit}
      onClose={onClose}
    >
      {forAnybody && !absence && (
        <Field label={t('person')} required error={missing(person)}>
          {control => (
            <Select
              {...control}
              value={person}
              onChange={setPerson}
              emptyLabel={t('choose')}
              options={optionsOf(people)}
            />
          )}
        </Field>
      )}
      <div className={styles.days}>
        <Field label={t('from')} required error={wrongDay(from)}>
          {control => <DateInput {...control} value={from} onChange={setFrom} />}
        </Field>
        <Field label={t('to')} required error={wrongDay(to) ?? daysError}>
          {control => <DateInput {...control} value={to} onChange={setTo} min={from || agencyToday()} />}
        </Field>
      </div>
      <Field label={t('deputy')} required help={t('deputy_help')} error={missing(deputy) ?? deputyError}>
        {control => (
          <Select
            {...control}
            value={deputy}
            onChange={setDeputy}
            emptyLabel={t('choose')}
            options={optionsOf(people.filter(each => each.id !== person))}
          />
        )}
      </Field>
    </SubmitDialog>
  )
}

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
