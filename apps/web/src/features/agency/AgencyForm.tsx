// The fields of the agency's data, judged before they are sent.
import { saveAgency } from '@khyanalt/contract/agency-settings'
import type { Bilingual } from '@khyanalt/domain/language'
import { agencyTexts } from '@khyanalt/domain/messages/agency'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { callApi } from '../../api/client.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { LeaveGuard } from '../../console/LeaveGuard.tsx'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './agency.module.css'
import { type AgencyDraft, draftOf, type ErrorKey, readDraft } from './agency-draft.ts'
import type { AgencySettings } from './queries.ts'
import { SiteFields } from './SiteFields.tsx'

const idOf = (field: string): string => `agency-${field}`

type PairName = 'name' | 'short' | 'address' | 'directions' | 'hours' | 'fax' | 'developer'
/** Letters of a text, as the contract takes them. */
const longest = { name: 200, short: 40, address: 300, directions: 600, hours: 120, fax: 60, developer: 120 } as const

type LineName = 'tollFree' | 'phone' | 'email' | 'latitude' | 'longitude'

export const AgencyForm = ({
  settings,
  onSaved,
  onReload,
}: {
  readonly settings: AgencySettings
  readonly onSaved: (facts: AgencySettings['facts']) => Promise<unknown>
  readonly onReload: () => void
}) => {
  const t = useText(agencyTexts)
  const { ui } = useLanguage()
  const pair = usePair(agencyTexts)
  const act = useActId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [draft, setDraft] = useState(() => draftOf(settings))
  const [tried, setTried] = useState(false)
  const [done, setDone] = useState(false)
  const read = readDraft(draft)
  const errors = tried && !read.ok ? read.errors : {}
  const dirty = !done && JSON.stringify(draft) !== JSON.stringify(draftOf(settings))
  const save = useMutation({
    mutationFn: (given: { facts: AgencySettings['facts']; account: AgencySettings['account'] }) => {
      const input = { version: settings.version, ...given }
      return callApi(saveAgency, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: async (_, { facts }) => {
      // Drawn at once: who goes on from here is not asked about words that are saved.
      flushSync(() => setDone(true))
      showToast({ text: t('saved') })
      await onSaved(facts)
    },
  })
  const submit = () => {
    setTried(true)
    if (read.ok) save.mutate({ facts: read.facts, account: read.account })
    // The summary is drawn by the same press.
    else requestAnimationFrame(() => heading.current?.focus())
  }
  const say = (field: string): string | null => {
    const key: ErrorKey | undefined = errors[field]
    return key ? t(key) : null
  }
  const set = (part: Partial<AgencyDraft>) => setDraft({ ...draft, ...part })
  const pairOf = (name: PairName, { help, required = false }: { help?: string; required?: boolean } = {}) =>
    (['mn', 'en'] as const).map(language => (
      <TextField
        key={`${name}-${language}`}
        id={idOf(`${name}-${language}`)}
        label={t(`in_${language}`, { label: t(name) })}
        help={language === 'mn' ? help : undefined}
        value={draft[name][language]}
        onChange={text => set({ [name]: { ...draft[name], [language]: text } as Bilingual })}
        error={say(`${name}-${language}`)}
        lang={language}
        maxLength={longest[name]}
        required={required}
      />
    ))
  const line = (name: LineName, { help, type }: { help?: string; type?: 'tel' | 'email' } = {}) => (
    <TextField
      id={idOf(name)}
      label={t(name)}
      help={help}
      type={type}
      value={draft[name]}
      onChange={text => set({ [name]: text })}
      error={say(name)}
    />
  )
  const group = (name: 'name' | 'seat' | 'contact' | 'sites' | 'account', children: ReactNode) => {
    const { title, subtitle } = pair(`group_${name}`)
    return (
      <Card title={title} subtitle={subtitle}>
        <div className={styles.fields}>{children}</div>
      </Card>
    )
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <LeaveGuard dirty={dirty} />
      <ErrorSummary
        ref={heading}
        title={t('error_summary')}
        problems={Object.entries(errors).map(([field, key]) => ({
          id: idOf(field),
          text: `${labelOf(field, t)}: ${t(key)}`,
        }))}
      />
      {group(
        'name',
        <>
          {pairOf('name', { help: t('name_help'), required: true })}
          {pairOf('short', { help: t('short_help'), required: true })}
        </>,
      )}
      {group(
        'contact',
        <>
          {line('tollFree', { type: 'tel' })}
          {line('phone', { type: 'tel' })}
          {line('email', { type: 'email' })}
          <span />
          {pairOf('fax')}
        </>,
      )}
      {group(
        'seat',
        <>
          {pairOf('address')}
          {pairOf('hours', { help: t('hours_help') })}
          {pairOf('directions', { help: t('directions_help') })}
          {line('latitude', { help: t('place_help') })}
          {line('longitude')}
        </>,
      )}
      {group(
        'sites',
        <>
          <SiteFields sites={draft.elsewhere} onChange={elsewhere => set({ elsewhere })} errorOf={say} idOf={idOf} />
          {pairOf('developer')}
        </>,
      )}
      {group(
        'account',
        <>
          <p className={styles.whole}>{t(`account_${settings.account_from}`)}</p>
          {(['recipient', 'bank', 'number'] as const).map(name => (
            <TextField
              key={name}
              id={idOf(name)}
              label={t(name)}
              value={draft.account[name]}
              onChange={text => set({ account: { ...draft.account, [name]: text } })}
              error={say(name)}
            />
          ))}
        </>,
      )}
      {save.error && (
        <Alert
          tone={hasCode(save.error, 'version_conflict') ? 'warning' : 'error'}
          urgent
          actions={
            hasCode(save.error, 'version_conflict') && (
              <Button variant="secondary" size="s" onClick={onReload}>
                {t('reload')}
              </Button>
            )
          }
        >
          {hasCode(save.error, 'version_conflict') ? t('conflict') : errorText(save.error, ui)}
        </Alert>
      )}
      <div>
        <Button type="submit" icon="save" busy={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

/** What people call the field of an error. */
const labelOf = (field: string, t: ReturnType<typeof useText<keyof typeof agencyTexts.mn>>): string => {
  const [name = '', place = '', part = ''] = field.split('-')
  if (name === 'elsewhere') return t(part === 'name' ? 'site_name' : 'site_address', { n: Number(place) + 1 })
  const label = t(name as keyof typeof agencyTexts.mn)
  return place === 'mn' || place === 'en' ? t(`in_${place}`, { label }) : label
}
