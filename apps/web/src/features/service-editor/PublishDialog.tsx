// Asks before a draft is published: what changes, and from when.
import type { DifferenceLine } from '@khyanalt/contract/version-difference'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { serviceVersionTexts } from '@khyanalt/domain/messages/service-versions'
import { staffProposalTexts } from '@khyanalt/domain/messages/staff-proposals'
import { useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { agencyToday } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { SubmitDialog } from '../../ui/SubmitDialog.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { dayFrom, isDayAhead } from './effective-day.ts'
import styles from './version.module.css'

export const PublishDialog = ({
  difference,
  first,
  pending,
  error,
  onPublish,
  onClose,
}: {
  readonly difference: readonly DifferenceLine[]
  /** Whether nothing was published before. */
  readonly first: boolean
  readonly pending: boolean
  readonly error: unknown
  /** The day from which it holds; null for at once. */
  readonly onPublish: (day: string | null) => void
  readonly onClose: () => void
}) => {
  const t = useText(serviceVersionTexts)
  const words = useText(serviceEditorTexts)
  const proposals = useText(staffProposalTexts)
  const { ui } = useLanguage()
  const [when, setWhen] = useState<string>('now')
  const [day, setDay] = useState('')
  const [checked, setChecked] = useState(false)
  const today = agencyToday()
  const wrong = when === 'day' && !isDayAhead(day, today)
  return (
    <SubmitDialog
      title={t('publish_title')}
      description={`${words('publish_text')} ${proposals('publish_second')}`}
      submit={words('publish')}
      cancel={words('cancel')}
      alert
      size="m"
      pending={pending}
      error={error ? errorText(error, ui) : null}
      onSubmit={() => {
        setChecked(true)
        if (!wrong) onPublish(when === 'day' ? day : null)
      }}
      onClose={onClose}
    >
      {first ? (
        <p>{t('publish_first')}</p>
      ) : (
        <>
          <p>{t('publish_changes')}:</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too. */}
          <section className={styles.scroll} tabIndex={0} aria-label={t('publish_changes')}>
            <DifferenceList lines={difference} />
          </section>
        </>
      )}
      <RadioGroup
        label={t('effective')}
        layout="row"
        required
        value={when}
        onChange={value => setWhen(value ?? 'now')}
        options={[
          { value: 'now', label: t('effective_now') },
          { value: 'day', label: t('effective_day') },
        ]}
      />
      {when === 'day' && (
        <Field label={t('day')} help={t('day_help')} error={checked && wrong ? t('day_wrong') : null} required>
          {control => (
            <DateInput {...control} value={day} onChange={setDay} min={dayFrom(today, 1)} max={dayFrom(today, 366)} />
          )}
        </Field>
      )}
    </SubmitDialog>
  )
}
