// docs/generated/errors.md: every coded error with its status, its moment and both sentences.
import { errorCodes } from '@khyanalt/domain/error-codes'
import { errorTexts } from '@khyanalt/domain/messages/errors'

/** The table of error codes as Markdown. */
export const describeErrors = (): string => {
  const mn: Record<string, string> = errorTexts.mn
  const en: Record<string, string> = errorTexts.en
  const rows = Object.entries(errorCodes).map(([code, { status, when }]) =>
    [`\`${code}\``, status, when, mn[code] ?? '', en[code] ?? ''].map(cell => String(cell).replaceAll('|', '\\|')),
  )
  return [
    '# Errors',
    '',
    'Every answer that did not succeed carries one of these codes. Made by `npm run generate`.',
    '',
    '| Code | Status | When | Mongolian | English |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(row => `| ${row.join(' | ')} |`),
    '',
  ].join('\n')
}
