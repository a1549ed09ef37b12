// What a search finds while somebody types; each result is a place to go to.
import { type Findings, searchPortal } from '@khyanalt/contract/search'
import { searchTexts } from '@khyanalt/domain/messages/search'
import { searchFieldTexts } from '@khyanalt/domain/messages/search-field'
import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '../api/client.ts'
import { useName, useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import { announce } from '../ui/live-region.ts'
import { addressOfCategory } from './category-address.ts'
import { addressOfCertificate } from './certificate-address.ts'
import styles from './SearchSuggestions.module.css'

type Props = {
  /** Prefix of the ids that the input points at. */
  readonly id: string
  readonly text: string
  readonly active: number
  /** The addresses in the order they are shown. */
  readonly onFound: (addresses: readonly string[]) => void
  readonly onChoose: (address: string) => void
}
type Choice = { readonly address: string; readonly title: string; readonly note?: string; readonly icon?: string }

const ofEachKind = 4

export const SearchSuggestions = ({ id, text, active, onFound, onChoose }: Props) => {
  const t = useText(searchTexts)
  const field = useText(searchFieldTexts)
  const name = useName()
  const answer = useFindings(text)
  const found = answer && choicesOf(answer.found, name)
  const groups = found ? kinds.flatMap(kind => (found[kind].length > 0 ? [{ kind, choices: found[kind] }] : [])) : []
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0)
  // "All results" are those of what stands in the field now, whatever the answer shown is of.
  const all: Choice = { address: paths.searchFor(text), title: t('all', { text }) }
  const tell = useEffectEvent(() => {
    if (answer) onFound([...groups.flatMap(({ choices }) => choices), all].map(({ address }) => address))
  })
  const say = useEffectEvent(() => {
    if (answer) announce(t('found', { count }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told for each answer and each text.
  useEffect(tell, [answer, text])
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each answer.
  useEffect(say, [answer])
  useEffect(() => () => onFound([]), [onFound])
  if (!answer) return null

  let place = 0
  const option = (choice: Choice) => {
    const at = place++
    return (
      // The input keeps the focus and its keys; a pointer chooses directly.
      // biome-ignore lint/a11y/useFocusableInteractive: the input points at it.
      <div
        key={choice.address}
        id={`${id}-${at}`}
        role="option"
        aria-selected={at === active}
        className={classNames(styles.option, at === active && styles.active)}
        onPointerDown={event => event.preventDefault()}
        onClick={() => onChoose(choice.address)}
        onKeyDown={undefined}
      >
        {choice.icon && <img src={choice.icon} alt="" width={24} height={24} />}
        <span className={styles.words}>
          <span>{choice.title}</span>
          {choice.note && <span className={styles.note}>{choice.note}</span>}
        </span>
      </div>
    )
  }
  return (
    <div id={`${id}-list`} role="listbox" aria-label={field('label')} className={styles.list}>
      {groups.map(({ kind, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
        <div key={kind} role="group" aria-label={t(kind)}>
          <div className={styles.name} aria-hidden="true">
            {t(kind)}
          </div>
          {choices.map(option)}
        </div>
      ))}
      {option(all)}
    </div>
  )
}

/** The latest answer with the text it answers; null until there is one. A failure shows nothing: the form still searches. */
const useFindings = (text: string) => {
  const [answer, setAnswer] = useState<{ readonly text: string; readonly found: Findings } | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    callApi(searchPortal, { q: text, results: ofEachKind }, { signal: abort.signal }).then(
      ({ data }) => setAnswer({ text, found: data }),
      () => undefined,
    )
    return () => abort.abort()
  }, [text])
  return answer
}

const kinds = ['services', 'categories', 'posts', 'certificates'] as const

const choicesOf = (found: Findings, name: ReturnType<typeof useName>) =>
  ({
    services: found.services.map(service => ({
      address: paths.service(service.slug),
      title: name(service.name),
      note: name(service.category),
      icon: service.icon.url,
    })),
    categories: found.categories.map(category => ({
      address: addressOfCategory(category.id),
      title: name(category.name),
      icon: category.icon.url,
    })),
    posts: found.posts.map(post => ({ address: paths.post(post.id), title: name(post.title) })),
    certificates: found.certificates.map(certificate => ({
      address: addressOfCertificate(certificate),
      title: certificate.ref_id,
      note: `${certificate.holder} · ${name(certificate.form_name)}`,
    })),
  }) satisfies Record<(typeof kinds)[number], readonly Choice[]>
