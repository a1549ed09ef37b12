// What the search knows of everyday words: what it missed, and the words of each service.
import type { WordedPlace } from '@khyanalt/contract/everyday-words'
import { everydayWordTexts } from '@khyanalt/domain/messages/everyday-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './catalogue.module.css'
import { EverydayWordsForm } from './EverydayWordsForm.tsx'
import { MissedSearches } from './MissedSearches.tsx'
import { everydayWordsQuery } from './queries.ts'

export const SearchTab = () => {
  const t = useText(everydayWordTexts)
  const name = useName()
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery(everydayWordsQuery)
  const [edited, setEdited] = useState<WordedPlace | null>(null)
  if (error) return <ErrorState title={errorText(error, ui)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  return (
    <>
      <section className={styles.stack}>
        <h2 className={styles.part}>{t('missed_title')}</h2>
        <p className={styles.quiet}>{t('missed_lead')}</p>
        <MissedSearches {...data} />
      </section>
      <section className={styles.stack}>
        <h2 className={styles.part}>{t('words_title')}</h2>
        <p className={styles.quiet}>{t('words_lead')}</p>
        <Table
          caption={t('words_title')}
          rows={data.places}
          rowKey={row => `${row.noun}-${row.noun_id}`}
          columns={[
            { id: 'name', header: t('service'), rowHeader: true, width: '55%', cell: row => name(row.name) },
            {
              id: 'words',
              header: t('col_words'),
              cell: row =>
                t('words_count', {
                  words: row.words.mn.length + row.words.en.length,
                  events: row.events.mn.length + row.events.en.length,
                }),
            },
            {
              id: 'acts',
              header: t('edit'),
              hideHeader: true,
              align: 'end',
              cell: row => (
                <Button
                  size="s"
                  variant="secondary"
                  label={`${t('edit')}: ${name(row.name)}`}
                  onClick={() => setEdited(row)}
                >
                  {t('edit')}
                </Button>
              ),
            },
          ]}
        />
      </section>
      {edited && (
        <Dialog open title={name(edited.name)} size="w800" onClose={() => setEdited(null)}>
          <EverydayWordsForm place={edited} onSaved={() => setEdited(null)}>
            <Button variant="secondary" onClick={() => setEdited(null)}>
              {t('cancel')}
            </Button>
          </EverydayWordsForm>
        </Dialog>
      )}
    </>
  )
}
