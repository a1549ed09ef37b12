// The dialog of the console's search: what is typed, and a list of places to go to beneath it.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { consoleTexts } from '@khyanalt/domain/messages/console'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useName, useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { announce } from '../ui/live-region.ts'
import styles from './ConsoleSearch.module.css'
import { type Choice, forgetRecent, keepRecent, readRecent } from './recent-choices.ts'
import { useConsoleSearch } from './use-console-search.ts'

type Props = { readonly user: SignedInUser; readonly onClose: () => void }

export const ConsoleSearchDialog = ({ user, onClose }: Props) => {
  const t = useText(consoleTexts)
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [recent, setRecent] = useState(() => readRecent(user.id))
  const found = useConsoleSearch(user, typed)
  const lists = found.isAsked
    ? found.groups.map(({ kind, choices }) => ({ name: t(`kind_${kind}`), choices }))
    : recent.length > 0
      ? [{ name: t('search_recent'), choices: recent }]
      : []
  const choices = lists.flatMap(list => list.choices)
  const [chosen, setChosen] = useState(0)
  const active = Math.min(chosen, choices.length - 1)
  // Read once for each answer, not for each letter.
  const say = useEffectEvent(() => {
    if (found.answered !== null) announce(t('search_found', { count: choices.length }))
    if (found.failed) announce(t('search_failed'))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: said for each answer.
  useEffect(say, [found.answered, found.failed])
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const go = (choice: Choice) => {
    keepRecent(user.id, choice)
    onClose()
    void navigate(choice.address)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && choices.length > 0) {
      event.preventDefault()
      setChosen((active + step + choices.length) % choices.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      // What stands there may still be of an earlier text; Enter waits for what was asked.
      const choice = found.waiting ? undefined : choices[active]
      if (choice) go(choice)
    }
  }
  let place = 0
  return (
    <Dialog open onClose={onClose} title={t('search_title')} initialFocus={input} size="m">
      <div className={styles.typed}>
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={t('search_label')}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={choices.length > 0 ? `${id}-${active}` : undefined}
          aria-describedby={found.isAsked ? undefined : `${id}-hint`}
          placeholder={t('search_label')}
          value={typed}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className={styles.input}
          onChange={event => {
            setTyped(event.target.value)
            setChosen(0)
          }}
          onKeyDown={press}
        />
      </div>
      {!found.isAsked && (
        <p id={`${id}-hint`} className={styles.hint}>
          {t('search_hint')}
        </p>
      )}
      {found.failed && (
        <p className={styles.note} role="alert">
          {t('search_failed')}
        </p>
      )}
      {found.nearly && <p className={styles.note}>{t('search_nearly')}</p>}
      {found.many && <p className={styles.note}>{t('search_many')}</p>}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search_title')}
        aria-busy={found.waiting || undefined}
        className={classNames(styles.results, found.waiting && styles.waiting)}
        tabIndex={-1}
      >
        {lists.map(({ name, choices: some }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
          <div key={name} role="group" aria-label={name}>
            <div className={styles.name} aria-hidden="true">
              {name}
            </div>
            {some.map(choice => {
              const at = place++
              return (
                <Option
                  key={`${choice.kind} ${choice.address} ${choice.number}`}
                  id={`${id}-${at}`}
                  choice={choice}
                  active={at === active}
                  onChoose={() => go(choice)}
                />
              )
            })}
          </div>
        ))}
      </div>
      {found.isAsked && choices.length === 0 && !found.failed && (
        <p className={styles.hint}>{found.waiting ? t('search_waiting') : t('search_none', { text: typed.trim() })}</p>
      )}
      {!found.isAsked && recent.length > 0 && (
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            forgetRecent(user.id)
            setRecent([])
            input.current?.focus()
          }}
        >
          {t('search_forget')}
        </Button>
      )}
    </Dialog>
  )
}

const Option = ({
  id,
  choice,
  active,
  onChoose,
}: {
  readonly id: string
  readonly choice: Choice
  readonly active: boolean
  readonly onChoose: () => void
}) => {
  const name = useName()
  return (
    // The input keeps the focus and its keys; a pointer chooses directly.
    // biome-ignore lint/a11y/useFocusableInteractive: the input points at it.
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={classNames(styles.option, active && styles.active)}
      onPointerDown={event => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={undefined}
    >
      <span className={styles.title}>
        {choice.number && <span className={styles.number}>{choice.number}</span>}
        {name(choice.title)}
      </span>
      {choice.second.length > 0 && <span className={styles.second}>{choice.second.join(' · ')}</span>}
    </div>
  )
}
