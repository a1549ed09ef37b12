// What a page must be able to say when code does not arrive or is not understood: it comes with the page itself, and the
// style sheet shows it (base.css).
import { type Agency, telephoneOf } from '@khyanalt/domain/agency'
import { type LanguageMode, sentenceLanguage } from '@khyanalt/domain/language'
import { pageNotices } from '@khyanalt/domain/messages/page-notices'
import { formatText } from '@khyanalt/domain/text'
import { html } from '../http/html.ts'

const speaker = (mode: LanguageMode, agency: Agency) => (key: keyof typeof pageNotices.mn) =>
  formatText(pageNotices, sentenceLanguage(mode), key, { telephone: telephoneOf(agency) })

/** What browsers below the baseline read above the page, hidden from all others. */
export const writeOlderNotice = (mode: LanguageMode, agency: Agency): string =>
  html`<p class="older-browser" data-nosnippet>${speaker(mode, agency)('older')}</p>`.html

/** What is said of code that does not arrive, hidden until it is true. Behind the page, whose first link skips to its main part. */
export const writeCodeNotices = (mode: LanguageMode, agency: Agency): string => {
  const say = speaker(mode, agency)
  return html`<div class="code-notice" role="status" data-nosnippet>
    <p data-code="waiting">${say('waiting')}</p>
    <p data-code="outdated">${say('outdated')} <a href="">${say('reload')}</a></p>
  </div>`.html
}
