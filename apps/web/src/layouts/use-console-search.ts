// What the console finds while somebody types: pages at once, everything else from the server after a pause.
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { OutputOf } from '@khyanalt/contract/call'
import { type ConsoleRow, searchConsole } from '@khyanalt/contract/console'
import type { Language } from '@khyanalt/domain/language'
import { consoleTexts } from '@khyanalt/domain/messages/console'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { buildIndex, meantScore, searchIndex } from '@khyanalt/domain/search-index'
import { useEffect, useMemo, useState } from 'react'
import { callApi } from '../api/client.ts'
import { formatDay } from '../language/format.ts'
import { useName } from '../language/language.tsx'
import { staffPaths } from '../staff-paths.ts'
import type { Choice } from './recent-choices.ts'
import { staffPages, staffParts, worksIn } from './staff-parts.ts'

// Long enough not to ask with every letter, short enough to feel instant.
const pauseMilliseconds = 150
const shortestText = 2
const mostPages = 5

type Answer = OutputOf<typeof searchConsole>['data'] & { readonly text: string }
export type Group = { readonly kind: 'page' | Answer['groups'][number]['kind']; readonly choices: readonly Choice[] }

/** The latest answer stays until the next one is there; an answer to a text that was typed over is dropped. */
export const useConsoleSearch = (user: SignedInUser, typed: string) => {
  const text = typed.trim()
  const isAsked = text.length >= shortestText
  const name = useName()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!isAsked) {
      setAnswer(null)
      setFailed(false)
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(() => {
      callApi(searchConsole, { q: text }, { signal: abort.signal }).then(
        ({ data }) => {
          if (abort.signal.aborted) return
          setAnswer({ ...data, text })
          setFailed(false)
        },
        () => {
          if (!abort.signal.aborted) setFailed(true)
        },
      )
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, isAsked])
  const index = useMemo(() => indexPages(user), [user])
  const pages = isAsked ? searchIndex(index, text, mostPages).filter(({ score }) => score >= meantScore) : []
  const groups: Group[] = [
    ...(pages.length > 0 ? [{ kind: 'page' as const, choices: pages.map(({ item }) => item) }] : []),
    ...(answer?.groups ?? []).map(({ kind, rows }) => ({ kind, choices: rows.map(row => choiceOf(kind, row, name)) })),
  ]
  return {
    groups,
    nearly: answer?.nearly ?? false,
    many: answer?.many_people ?? false,
    failed,
    /** The text that the answer is of; null until there is one. */
    answered: answer?.text ?? null,
    waiting: isAsked && !failed && answer?.text !== text,
    isAsked,
  }
}

const choiceOf = (kind: string, row: ConsoleRow, name: ReturnType<typeof useName>): Choice => ({
  kind,
  address: row.address,
  number: row.number,
  title: row.title,
  second: [row.state && name(row.state), row.person, row.date && formatDay(row.date)].filter(part => part !== null),
})

/** The pages that this person may open, by their names in both languages. */
const indexPages = ({ grants }: SignedInUser) => {
  const named = <K extends string>(texts: Readonly<Record<'mn' | 'en', Readonly<Record<K, string>>>>, key: K) => ({
    mn: texts.mn[key],
    en: texts.en[key],
  })
  const pages = [
    { to: staffPaths.home, title: named(consoleTexts, 'nav_home') },
    ...staffParts
      .filter(part => grants.some(grant => worksIn(grant, part)))
      .map(({ to, key }) => ({ to, title: named(staffTexts, key) })),
    ...staffPages
      .filter(page => grants.some(grant => worksIn(grant, page)))
      .map(({ to, key }) => ({ to, title: named(consoleTexts, key) })),
  ]
  return buildIndex<Choice>(
    pages.map(({ to, title }) => ({
      item: { kind: 'page', address: to, number: null, title, second: [] },
      names: (['mn', 'en'] satisfies Language[]).map(language => title[language]),
      about: [],
    })),
  )
}
