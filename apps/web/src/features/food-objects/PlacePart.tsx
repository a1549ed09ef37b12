// Where the object is: the address level by level, and its location in coordinates or words (CON-155, CON-159).
import { readLocation, writeLocation } from '@khyanalt/domain/food-object-location'
import { foodFieldTexts, foodFormTexts } from '@khyanalt/domain/messages/food-object-form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { announce } from '../../ui/live-region.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './food-objects.module.css'
import { foodFieldId, type PartProps } from './form-parts.ts'
import { foodAddressQuery } from './queries.ts'

export const PlacePart = (part: PartProps) => (
  <>
    <Address {...part} />
    <Location {...part} />
  </>
)

const levelWords = ['addressLevel1', 'addressLevel2', 'addressLevel3'] as const

const Address = ({ form: { address }, change, errorsOf }: PartProps) => {
  const pair = usePair(foodFieldTexts)('address')
  return (
    <Fieldset legend={pair.title} sublegend={pair.subtitle} error={errorsOf('address')} required>
      <div className={styles.triple}>
        {[...address, ''].map((code, level) => (
          <Level
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place.
            key={level}
            level={level}
            above={address[level - 1] ?? ''}
            code={code}
            wrong={level === address.length || level === 0 ? errorsOf('address').length > 0 : false}
            onChoose={next =>
              change({ address: next === '' ? address.slice(0, level) : [...address.slice(0, level), next] })
            }
          />
        ))}
      </div>
    </Fieldset>
  )
}

/** One level of the cascade; nothing where nothing lies below. */
const Level = ({
  level,
  above,
  code,
  wrong,
  onChoose,
}: {
  readonly level: number
  readonly above: string
  readonly code: string
  readonly wrong: boolean
  readonly onChoose: (code: string) => void
}) => {
  const t = useText(foodFormTexts)
  const name = useName()
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery(foodAddressQuery(above))
  if (error) return <ErrorState title={t('addressFailed')} text={errorText(error, ui)} onRetry={() => void refetch()} />
  if (data?.data.length === 0) return null
  return (
    <Field
      id={foodFieldId(level === 0 ? 'address' : `address-${level}`)}
      label={t(levelWords[Math.min(level, 2)] ?? 'addressLevel3')}
      required
    >
      {control => (
        <Select
          {...control}
          invalid={wrong}
          disabled={!data}
          value={code}
          options={(data?.data ?? []).map(place => ({ value: place.value, label: name(place.label) }))}
          onChange={onChoose}
        />
      )}
    </Field>
  )
}

const Location = ({ form, change, errorsOf }: PartProps) => {
  const t = useText(foodFormTexts)
  const pair = usePair(foodFieldTexts)('location')
  const [parts, setParts] = useState(() => readLocation(form.location))
  const [finding, setFinding] = useState<'idle' | 'running' | 'failed'>('idle')
  // Another form may have come from the journal.
  const shown = writeLocation(parts) === form.location ? parts : readLocation(form.location)
  const set = (changed: Partial<typeof parts>) => {
    const next = { ...shown, ...changed }
    setParts(next)
    change({ location: writeLocation(next) })
  }
  const find = () => {
    if (!('geolocation' in navigator)) return setFinding('failed')
    setFinding('running')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        set({ latitude: coords.latitude.toFixed(6), longitude: coords.longitude.toFixed(6) })
        setFinding('idle')
        announce(t('hereFound'))
      },
      () => setFinding('failed'),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }
  return (
    <Fieldset
      legend={pair.title}
      sublegend={pair.subtitle}
      help={t('locationHelp')}
      error={errorsOf('location')}
      required
    >
      <div className={styles.section}>
        <div className={styles.coordinates}>
          <TextField
            label={t('latitude')}
            value={shown.latitude}
            onChange={latitude => set({ latitude })}
            inputMode="decimal"
            placeholder="47.9185"
            maxLength={14}
          />
          <TextField
            label={t('longitude')}
            value={shown.longitude}
            onChange={longitude => set({ longitude })}
            inputMode="decimal"
            placeholder="106.9177"
            maxLength={14}
          />
          <Button variant="secondary" onClick={find} busy={finding === 'running'}>
            {t('here')}
          </Button>
        </div>
        {finding === 'failed' && <Alert tone="warning">{t('hereFailed')}</Alert>}
        <TextField
          id={foodFieldId('location')}
          label={t('description')}
          help={t('descriptionHelp')}
          value={shown.description}
          onChange={description => set({ description })}
          maxLength={480}
        />
      </div>
    </Fieldset>
  )
}
