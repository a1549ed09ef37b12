// The search of the portal: a plain form that works without JavaScript; once it is used, results appear while typing.
import { searchFieldTexts } from '@khyanalt/domain/messages/search-field'
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './SearchBox.module.css'

const SearchSuggestions = lazy(async () => ({
  default: (await import('./SearchSuggestions.tsx')).SearchSuggestions,
}))

// Long enough not to ask with every letter, short enough to feel instant.
const pauseMilliseconds = 200

export const SearchBox = ({
  defaultValue = '',
  className,
}: {
  readonly defaultValue?: string
  readonly className?: string | undefined
}) => {
  const t = useText(searchFieldTexts)
  const id = useId()
  const navigate = useNavigate()
  const { key } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  /** What to look for: the typed text once a pause was made; null while nothing is to be shown. */
  const [asked, setAsked] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = asked !== null && asked.trim().length > 1
  const shown = open && addresses.length > 0

  const close = () => {
    clearTimeout(timer.current)
    setAsked(null)
    setActive(-1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of place closes the list.
  useEffect(() => close, [key])

  const ask = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setAsked(input.current?.value ?? '')
      setActive(-1)
    }, pauseMilliseconds)
  }
  const go = (address: string) => {
    close()
    input.current?.blur()
    navigate(address)
  }
  const press = (event: KeyboardEvent) => {
    const { length } = addresses
    if (event.key === 'Escape' && asked !== null) {
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' && !open) ask()
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && shown) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One place between the last and the first is the typed text itself.
      setActive(at => ((at + 1 + step + length + 1) % (length + 1)) - 1)
    } else if (event.key === 'Enter' && shown && addresses[active] !== undefined) {
      event.preventDefault()
      go(addresses[active])
    }
  }
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that is the search needs no element around it.
    <form
      action={paths.search}
      role="search"
      className={classNames(styles.box, styles.large, className)}
      onBlur={leave}
      onSubmit={event => {
        event.preventDefault()
        const text = input.current?.value.trim() ?? ''
        if (text) go(paths.searchFor(text))
      }}
    >
      <input
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-label={t('label')}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={t('hint')}
        defaultValue={defaultValue}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
        onInput={ask}
        onKeyDown={press}
      />
      <button type="submit" className={styles.button}>
        <Icon name="search" label={t('search')} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <SearchSuggestions id={id} text={asked.trim()} active={active} onFound={setAddresses} onChoose={go} />
        </Suspense>
      )}
    </form>
  )
}
