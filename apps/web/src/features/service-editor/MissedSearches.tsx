// What people searched for and did not find, each to be given to a service.
import {
  dismissMissedSearch,
  giveEverydayWord,
  type MissedSearch,
  type WordedPlace,
} from '@khyanalt/contract/everyday-words'
import { everydayWordTexts } from '@khyanalt/domain/messages/everyday-words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './catalogue.module.css'
import { everydayWordsKey } from './queries.ts'
import { Refusal } from './Refusal.tsx'

export const MissedSearches = ({
  missed,
  places,
}: {
  readonly missed: readonly MissedSearch[]
  readonly places: readonly WordedPlace[]
}) => {
  const t = useText(everydayWordTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const act = useActId()
  const [given, setGiven] = useState<string | null>(null)
  const dismiss = useMutation({
    mutationFn: (text: string) => callApi(dismissMissedSearch, { text, transaction_id: act.of(text) }),
    onSuccess: () => {
      showToast({ text: t('dismissed') })
      return client.invalidateQueries({ queryKey: everydayWordsKey })
    },
  })
  if (missed.length === 0) return <EmptyState title={t('missed_none')} />
  return (
    <>
      {dismiss.error && (
        <Alert tone="error" urgent>
          {errorText(dismiss.error, ui)}
        </Alert>
      )}
      <Table
        caption={t('missed_title')}
        rows={missed}
        rowKey={row => row.text}
        columns={[
          { id: 'text', header: t('col_text'), rowHeader: true, width: '35%', cell: row => row.text },
          { id: 'times', header: t('col_times'), align: 'end', cell: row => row.times },
          { id: 'last', header: t('col_last'), nowrap: true, cell: row => row.last_on },
          {
            id: 'outcome',
            header: t('col_outcome'),
            cell: row => <Tag tone={row.outcome === 'nothing' ? 'orange' : 'grey'}>{t(row.outcome)}</Tag>,
          },
          {
            id: 'acts',
            header: t('give'),
            hideHeader: true,
            align: 'end',
            cell: row => (
              <span className={styles.acts}>
                <Button
                  size="s"
                  variant="secondary"
                  label={`${t('give')}: ${row.text}`}
                  onClick={() => setGiven(row.text)}
                >
                  {t('give')}
                </Button>
                <Button
                  size="s"
                  variant="quiet"
                  label={`${t('dismiss')}: ${row.text}`}
                  busy={dismiss.isPending && dismiss.variables === row.text}
                  onClick={() => dismiss.mutate(row.text)}
                >
                  {t('dismiss')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {given !== null && <GiveDialog text={given} places={places} onClose={() => setGiven(null)} />}
    </>
  )
}

const GiveDialog = ({
  text,
  places,
  onClose,
}: {
  readonly text: string
  readonly places: readonly WordedPlace[]
  readonly onClose: () => void
}) => {
  const t = useText(everydayWordTexts)
  const name = useName()
  const client = useQueryClient()
  const act = useActId()
  const [chosen, setChosen] = useState<string | null>(null)
  const [language, setLanguage] = useState<'mn' | 'en'>(/\p{Script=Latin}/u.test(text) ? 'en' : 'mn')
  const [tried, setTried] = useState(false)
  const place = places.find(one => keyOf(one) === chosen)
  const give = useMutation({
    mutationFn: ({ noun, noun_id }: WordedPlace) => {
      const input = { noun, noun_id, text, language }
      return callApi(giveEverydayWord, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: async () => {
      showToast({ text: t('given') })
      await client.invalidateQueries({ queryKey: everydayWordsKey })
      onClose()
    },
  })
  return (
    <Dialog
      open
      title={t('give_title', { text })}
      onClose={onClose}
      locked={give.isPending}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            busy={give.isPending}
            onClick={() => {
              setTried(true)
              if (place) give.mutate(place)
            }}
          >
            {t('give_do')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Refusal error={give.error} />
        <Field label={t('service')} required error={tried && !place ? t('choose_service') : null}>
          {control => (
            <Combobox
              {...control}
              value={chosen}
              onChange={setChosen}
              options={places.map(one => ({ value: keyOf(one), label: name(one.name) }))}
            />
          )}
        </Field>
        <RadioGroup
          label={t('language')}
          required
          value={language}
          onChange={value => setLanguage(value === 'en' ? 'en' : 'mn')}
          options={[
            { value: 'mn', label: t('language_mn') },
            { value: 'en', label: t('language_en') },
          ]}
        />
      </div>
    </Dialog>
  )
}

const keyOf = ({ noun, noun_id }: WordedPlace): string => `${noun}-${noun_id}`
