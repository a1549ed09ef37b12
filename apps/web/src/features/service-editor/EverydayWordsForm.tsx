// The everyday words and life events of one service, one a line.
import { saveEverydayWords, type WordedPlace } from '@khyanalt/contract/everyday-words'
import { longestEverydayWord, mostEverydayWords } from '@khyanalt/domain/everyday-words'
import { everydayWordTexts } from '@khyanalt/domain/messages/everyday-words'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './catalogue.module.css'
import { everydayWordsKey } from './queries.ts'
import { Refusal } from './Refusal.tsx'

const fields = [
  ['words', 'mn'],
  ['words', 'en'],
  ['events', 'mn'],
  ['events', 'en'],
] as const

/** `children` stands before the button that saves. */
export const EverydayWordsForm = ({
  place,
  onSaved,
  children,
}: {
  readonly place: WordedPlace
  readonly onSaved?: () => void
  readonly children?: ReactNode
}) => {
  const t = useText(everydayWordTexts)
  const editor = useText(serviceEditorTexts)
  const client = useQueryClient()
  const act = useActId()
  const [seen, setSeen] = useState(place)
  const [texts, setTexts] = useState(() => textsOf(place))
  const [tried, setTried] = useState(false)
  const faultOf = (text: string): string | null => {
    const lines = linesOf(text)
    const long = lines.find(line => line.length > longestEverydayWord)
    if (long) return t('too_long', { word: `${long.slice(0, 20)}…`, most: longestEverydayWord })
    return lines.length > mostEverydayWords ? t('too_many', { most: mostEverydayWords }) : null
  }
  const save = useMutation({
    mutationFn: (over: number | undefined) => {
      const input = {
        noun: place.noun,
        noun_id: place.noun_id,
        version: over ?? seen.version,
        words: { mn: linesOf(texts.words_mn), en: linesOf(texts.words_en) },
        events: { mn: linesOf(texts.events_mn), en: linesOf(texts.events_en) },
      }
      return callApi(saveEverydayWords, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: ({ data }) => {
      act.renew()
      setSeen(data)
      setTexts(textsOf(data))
      showToast({ text: t('saved') })
      void client.invalidateQueries({ queryKey: everydayWordsKey })
      onSaved?.()
    },
  })
  const newer = (save.error as { current?: { version?: number } } | null)?.current?.version
  const submit = (over?: number) => {
    setTried(true)
    if (Object.values(texts).every(text => faultOf(text) === null)) save.mutate(over)
  }
  return (
    <form
      className={styles.stack}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.fields}>
        {fields.map(([kind, language]) => {
          const name = `${kind}_${language}` as const
          return (
            <Field
              key={name}
              label={t(name)}
              help={t(kind === 'words' ? 'lines_hint' : 'events_hint')}
              error={tried ? faultOf(texts[name]) : null}
            >
              {control => (
                <TextArea
                  {...control}
                  rows={kind === 'words' ? 8 : 4}
                  lang={language}
                  value={texts[name]}
                  onChange={text => setTexts(before => ({ ...before, [name]: text }))}
                />
              )}
            </Field>
          )
        })}
      </div>
      <Refusal
        error={save.error}
        actions={
          <Button variant="quiet" size="s" onClick={() => submit(newer)}>
            {editor('keep_mine')}
          </Button>
        }
      />
      <div className={styles.bar}>
        {children}
        <Button type="submit" icon="save" busy={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

type Texts = Readonly<Record<'words_mn' | 'words_en' | 'events_mn' | 'events_en', string>>

const textsOf = ({ words, events }: WordedPlace): Texts => ({
  words_mn: words.mn.join('\n'),
  words_en: words.en.join('\n'),
  events_mn: events.mn.join('\n'),
  events_en: events.en.join('\n'),
})

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
