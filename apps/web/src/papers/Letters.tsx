// The letters of a request, each opened as its PDF: for whoever applied, and for whoever decides.
import { getLetterPdf, listLetters } from '@khyanalt/contract/letters'
import { letterListTexts } from '@khyanalt/domain/messages/letters'
import { useQuery } from '@tanstack/react-query'
import { callApi, fetchBytes } from '../api/client.ts'
import { errorText } from '../api/error-text.ts'
import { useOpener } from '../api/use-opener.ts'
import { formatDay } from '../language/format.ts'
import { useLanguage, useName, usePair, useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import styles from './Letters.module.css'

/** Nothing where there are none; `version` is that of the request, whose decisions write them. */
export const Letters = ({ number, version }: { readonly number: string; readonly version: number }) => {
  const t = useText(letterListTexts)
  const pair = usePair(letterListTexts)
  const name = useName()
  const { ui } = useLanguage()
  const { run, failure } = useOpener()
  const { data, error } = useQuery({
    queryKey: ['letters', number, version],
    queryFn: ({ signal }) => callApi(listLetters, { requestnumber: number }, { signal }),
  })
  if (!error && !data?.data.length) return null
  return (
    <Card {...pair('title')}>
      {error && <Alert tone="error">{errorText(error, ui)}</Alert>}
      {failure && <Alert tone="error">{failure}</Alert>}
      <ul className={styles.letters}>
        {data?.data.map(({ id, number: own, title, created_at }) => (
          <li key={id} className={styles.letter}>
            <span>
              {name(title)}
              <span className={styles.quiet}>
                {t('aside', { number: own, date: formatDay(created_at.slice(0, 10)) })}
              </span>
            </span>
            <Button
              variant="secondary"
              size="s"
              icon="file"
              label={t('open_one', { number: own })}
              onClick={() => run(async () => URL.createObjectURL(await fetchBytes(getLetterPdf, { id })))}
            >
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
