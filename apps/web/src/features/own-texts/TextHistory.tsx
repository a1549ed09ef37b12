// What a message said before, latest first.
import { ownTextTexts, variableNames } from '@khyanalt/domain/messages/own-texts'
import type { OwnTextName } from '@khyanalt/domain/own-texts/own-texts'
import { withNames } from '@khyanalt/domain/own-texts/template'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../api/error-text.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import styles from './own-texts.module.css'
import { versionsQuery } from './queries.ts'

export const TextHistory = ({ name }: { readonly name: OwnTextName }) => {
  const t = useText(ownTextTexts)
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery(versionsQuery(name))
  return (
    <Card title={t('history')}>
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <p className={styles.quiet}>{t('history_none')}</p>}
      <ol className={styles.history} reversed>
        {data?.data.map(({ version, words, saved_at, saved_by }) => (
          <li key={version}>
            <p className={styles.quiet}>
              {t('history_one', { n: version, at: saved_at ? formatMoment(saved_at) : '' })}
              {saved_by ? ` · ${saved_by}` : ''}
            </p>
            {words === null && <p>{t('history_reset')}</p>}
            {Object.entries(words ?? {}).map(([part, said]) =>
              (['mn', 'en'] as const).map(language => (
                <p key={`${part} ${language}`} lang={language} className={styles.said}>
                  {withNames(said[language], variable => variableNames[variable]?.[language])}
                </p>
              )),
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
