// The texts of messages that an administrator may word otherwise, each under its stored name.
import type { Bilingual } from '../language.ts'
import { variableNames } from '../messages/own-texts.ts'
import { type NotificationTopic, notificationTopics } from '../notification-topic.ts'
import type { NotificationEvent } from '../notifications/notification-event.ts'
import { type NotificationName, notificationEvents } from '../notifications/notification-events.ts'
import { sampleValues } from '../notifications/sample-values.ts'
import type { Problem } from '../problem.ts'
import { type LetterName, letterTexts } from './letter-texts.ts'
import {
  fillTemplate,
  plainWords,
  type TextPart,
  templateProblems,
  tidyTemplate,
  variablesIn,
  withNames,
} from './template.ts'

/** What a text belongs to; `always` is mailed whatever people chose. */
export const textGroups = [...notificationTopics, 'always', 'letters'] as const
export type TextGroup = NotificationTopic | 'always' | 'letters'

export type OwnText = {
  readonly group: TextGroup
  readonly label: Bilingual
  readonly parts: Readonly<Record<string, TextPart>>
}

/** Words that stand instead of the shipped ones, by part. */
export type OwnWords = Readonly<Record<string, Bilingual>>

/** Letters of a subject that phones show whole. */
export const longestSubject = 60

const longestSentence = 600

const part = (words: Bilingual, more: Bilingual | null, rest: Pick<TextPart, 'longest' | 'lines'>): TextPart => {
  const shipped = { mn: plainWords(words.mn), en: plainWords(words.en) }
  const variables = [shipped, ...(more ? [{ mn: plainWords(more.mn), en: '' }] : [])].flatMap(({ mn }) =>
    variablesIn(mn),
  )
  return { shipped, variables: [...new Set(variables)], ...rest }
}

// A subject stands on locked screens, so it says no more than the shipped one does.
const ofEvent = ({ topic, label, sentence, subject }: NotificationEvent): OwnText => ({
  group: topic ?? 'always',
  label,
  parts: {
    subject: part(subject, null, { longest: 120, lines: false }),
    sentence: part(sentence, subject, { longest: longestSentence, lines: false }),
  },
})

const ofLetter = (parts: (typeof letterTexts)[LetterName]): OwnText => ({
  group: 'letters',
  label: parts.title.shipped,
  parts,
})

export type OwnTextName = NotificationName | LetterName

export const ownTexts: Readonly<Record<OwnTextName, OwnText>> = Object.fromEntries([
  ...Object.entries(notificationEvents).map(([name, event]) => [name, ofEvent(event)]),
  ...Object.entries(letterTexts).map(([name, parts]) => [name, ofLetter(parts)]),
]) as Record<OwnTextName, OwnText>

export const isLetterName = (name: string): name is LetterName => Object.hasOwn(letterTexts, name)

/** A part filled: in own words, or in the shipped ones where a value is missing. */
export const fillPart = (
  { parts }: OwnText,
  own: OwnWords | null,
  part: string,
  language: 'mn' | 'en',
  values: Readonly<Record<string, string>>,
): string => {
  const candidates = [own?.[part]?.[language], parts[part]?.shipped[language]]
  for (const template of candidates) {
    const filled = template === undefined ? null : fillTemplate(template, values)
    if (filled && 'text' in filled) return filled.text
  }
  return ''
}

export const isOwnTextName = (name: string): name is OwnTextName => Object.hasOwn(ownTexts, name)

/** What the product says by itself. */
export const shippedWords = ({ parts }: OwnText): OwnWords =>
  Object.fromEntries(Object.entries(parts).map(([name, { shipped }]) => [name, shipped]))

/** Words as they are kept; a part that is not given is the shipped one. */
export const tidyWords = ({ parts }: OwnText, words: OwnWords): OwnWords =>
  Object.fromEntries(
    Object.entries(parts).map(([name, of]) => {
      const { mn, en } = words[name] ?? of.shipped
      return [name, { mn: tidyTemplate(mn, of), en: tidyTemplate(en, of) }]
    }),
  )

/** What is wrong with words, each at its place: `sentence/mn`. */
export const wordsProblems = ({ parts }: OwnText, words: OwnWords): readonly Problem[] =>
  Object.entries(parts).flatMap(([name, of]) =>
    (['mn', 'en'] as const).flatMap(language => {
      const template = words[name]?.[language] ?? ''
      const found = templateProblems(template, of)
      const problems = found.length > 0 || name !== 'subject' ? found : subjectProblems(template, language)
      return problems.map(problem => ({ ...problem, path: `${name}/${language}` }))
    }),
  )

/** A subject is measured with values as long as they get. */
const subjectProblems = (template: string, language: 'mn' | 'en'): readonly Problem[] => {
  const filled = fillTemplate(template, sampleValues(language))
  return 'text' in filled && [...filled.text].length > longestSubject
    ? [{ code: 'subject_too_long', path: '', params: { n: longestSubject } }]
    : []
}

/** What a message is called: its shipped subject without what fills it. */
export const titleOf = ({ label, parts }: OwnText): Bilingual => {
  const bare = (language: 'mn' | 'en') =>
    (parts.subject?.shipped[language] ?? label[language]).replace(/[:,]?\s*\{.*$/, '')
  return { mn: bare('mn'), en: bare('en') }
}

/** Words in one line as an administrator reads them, both languages. */
export const wordsInLine = (words: OwnWords): string =>
  Object.values(words)
    .map(({ mn, en }) =>
      [mn, en]
        .filter(text => text !== '')
        .map(text => withNames(text, nameOf))
        .join(' / '),
    )
    .filter(text => text !== '')
    .join(' · ')

const nameOf = (variable: string): string | undefined => variableNames[variable]?.mn
