// Every mail of the portal looks alike: one function makes its subject, its text and its HTML.
import { telephoneLink } from '@khyanalt/domain/agency'
import { type LanguageMode, sentenceLanguage } from '@khyanalt/domain/language'
import { mailTexts } from '@khyanalt/domain/messages/mails'
import { formatText } from '@khyanalt/domain/text'
import { type Html, html } from '../http/html.ts'
import type { MailAgency } from './mail-agency.ts'
import { mailStyle, styles } from './mail-style.ts'

/** The longest subject that phones show whole. */
const longestSubject = 60

/** What a mail says, in one language. */
type Letter = {
  /** What happened and its number: the subject and the heading. */
  readonly subject: string
  /** Whom it greets; null where nobody is known by name. */
  readonly name: string | null
  readonly lines: readonly string[]
  /** What is read line by line, or copied. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
  /** What is compared letter by letter. */
  readonly code?: string
  readonly button: { readonly label: string; readonly address: string }
  /** What stands small under the button. */
  readonly note?: string
}

/** The letter in both languages. */
export type Letters = { readonly mn: Letter; readonly en: Letter }

/** A letter written twice. */
export const inBoth = (write: (language: 'mn' | 'en') => Letter): Letters => ({ mn: write('mn'), en: write('en') })

type Frame = {
  readonly agency: MailAgency
  readonly mode: LanguageMode
  /** Where its reader chooses which mails come; null for mails that always come. */
  readonly choices: string | null
}

/** A mail as it leaves. */
export type RenderedMail = {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly languages: readonly ('mn' | 'en')[]
}

/** The mail of a letter; nothing in it is fetched from anywhere, and nothing tells whether it was read. */
export const renderMail = (letters: Letters, frame: Frame): RenderedMail => {
  const language = sentenceLanguage(frame.mode)
  const letter = tidyLetter(letters[language])
  const copy = frame.mode === 'both' ? tidyLetter(letters.en) : null
  return {
    subject: shorten(letter.subject, longestSubject),
    text: textOf(letter, copy, language, frame),
    html: pageOf(letter, copy, language, frame).html,
    languages: copy ? ['mn', 'en'] : [language],
  }
}

/** People's words without line breaks, control characters and marks that turn or hide what stands beside them. */
const tidy = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()

const tidyLetter = (letter: Letter): Letter => ({
  ...letter,
  subject: tidy(letter.subject),
  name: letter.name === null ? null : tidy(letter.name),
  lines: letter.lines.map(tidy),
  facts: (letter.facts ?? []).map(({ label, value }) => ({ label, value: tidy(value) })),
})

const shorten = (text: string, length: number): string => {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}

const greet = ({ name }: Letter, language: 'mn' | 'en'): string =>
  name ? formatText(mailTexts, language, 'greeting', { name }) : mailTexts[language].hello

const textOf = (letter: Letter, copy: Letter | null, language: 'mn' | 'en', frame: Frame): string =>
  [
    ...plainPart(letter, language),
    ...(copy ? ['* * *', mailTexts.en.copy.toUpperCase(), ...plainPart(copy, 'en')] : []),
    // Readers of mail fold away what stands under these two hyphens.
    ['-- ', ...plainSignature(frame, language)].join('\n'),
    ...(frame.choices ? [`${mailTexts[language].choose}:\n${frame.choices}`] : []),
  ]
    .join('\n\n')
    .concat('\n')

const plainPart = (letter: Letter, language: 'mn' | 'en'): readonly string[] => [
  greet(letter, language),
  ...letter.lines,
  ...(letter.facts?.length ? [letter.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
  ...(letter.code ? [letter.code] : []),
  `${letter.button.label}:\n${letter.button.address}`,
  ...(letter.note ? [letter.note] : []),
]

const plainSignature = (frame: Frame, language: 'mn' | 'en'): readonly string[] => {
  const { name, address, telephone, note } = signatureOf(frame, language)
  return [
    name.join(' / '),
    ...(address.length > 0 ? [address.join(' / ')] : []),
    formatText(mailTexts, language, 'telephone', { telephone }),
    note,
  ]
}

/** The agency, where it is and how it is called; the second words are the English ones. */
const signatureOf = ({ agency, mode }: Frame, language: 'mn' | 'en') => {
  const telephone = tidy(agency.telephone)
  const both = ({ mn, en }: { readonly mn: string; readonly en: string }): readonly string[] =>
    (mode === 'both' && en !== '' && en !== mn ? [mn, en] : [(language === 'en' && en) || mn])
      .map(tidy)
      .filter(words => words !== '')
  return { name: both(agency.name), address: both(agency.address), telephone, note: mailTexts[language].automatic }
}

const pageOf = (letter: Letter, copy: Letter | null, language: 'mn' | 'en', frame: Frame): Html => {
  const { name, address, telephone, note } = signatureOf(frame, language)
  const [heading = '', headingCopy] = name
  return html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${letter.subject}</title>
<style>${{ html: mailStyle }}</style>
</head>
<body class="page" style="${styles.page}">
<div style="${styles.hidden}">${shorten(letter.lines[0] ?? letter.subject, 140)}</div>
<div role="article" aria-roledescription="email" aria-label="${letter.subject}" lang="${language}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" class="room" style="${styles.room}">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" style="${styles.card}">
<tr><td class="head" style="${styles.head}">${heading}${
    headingCopy ? html`<br><span lang="en" style="${styles.headCopy}">${headingCopy}</span>` : null
  }</td></tr>
<tr><td class="part" style="${styles.part}">
<h1 class="strong" style="${styles.title}">${letter.subject}</h1>
${partOf(letter, language)}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${styles.buttonRoom}"><tr><td class="button" bgcolor="#14407f" style="${styles.buttonBox}"><a href="${letter.button.address}" style="${styles.button}">${letter.button.label}</a></td></tr></table>
<p class="quiet" style="${styles.small}">${mailTexts[language].buttonHelp}<br><a class="link" href="${letter.button.address}" style="${styles.address}">${letter.button.address}</a></p>
${letter.note ? html`<p class="quiet" style="${styles.small}">${letter.note}</p>` : null}
</td></tr>
${
  copy
    ? html`<tr><td lang="en" class="part line" style="${styles.copy}">
<p class="quiet" style="${styles.copyMark}">${mailTexts.en.copy}</p>
<h2 class="strong" style="${styles.copyTitle}">${copy.subject}</h2>
${partOf(copy, 'en')}
<p class="text" style="${styles.text}"><a class="link" href="${copy.button.address}" style="${styles.link}">${copy.button.label}</a></p>
${copy.note ? html`<p class="quiet" style="${styles.small}">${copy.note}</p>` : null}
</td></tr>
`
    : null
}<tr><td class="foot line" style="${styles.foot}">
<p class="quiet" style="${styles.sign}"><strong>${heading}</strong></p>
${address.map(
  (words, index) =>
    html`<p class="quiet" style="${styles.sign}"${{ html: index === 1 ? ' lang="en"' : '' }}>${words}</p>
`,
)}
<p class="quiet" style="${styles.sign}">${formatText(mailTexts, language, 'telephone', { telephone: '' })}<a class="link" href="${telephoneLink(telephone)}" style="${styles.link}">${telephone}</a></p>
<p class="quiet" style="${styles.automatic}">${note}</p>
${
  frame.choices
    ? html`<p class="quiet" style="${styles.sign}"><a class="link" href="${frame.choices}" style="${styles.link}">${mailTexts[language].choose}</a></p>`
    : null
}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`
}

const partOf = (
  letter: Letter,
  language: 'mn' | 'en',
): Html => html`<p class="text" style="${styles.text}">${greet(letter, language)}</p>
${letter.lines.map(line => html`<p class="text" style="${styles.text}">${line}</p>\n`)}${
  letter.facts?.length
    ? html`<table cellpadding="0" cellspacing="0" border="0" style="${styles.facts}">
${letter.facts.map(
  ({ label, value }) =>
    html`<tr><th scope="row" class="quiet line" style="${styles.factLabel}">${label}</th><td class="text line" style="${styles.fact}">${value}</td></tr>\n`,
)}</table>`
    : null
}${letter.code ? html`<p class="code" style="${styles.code}">${letter.code}</p>` : null}`
