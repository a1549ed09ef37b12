// A letter as its PDF, drawn anew when typing pauses; the last good one stays while something is wrong.
import { previewLetter } from '@khyanalt/contract/letters'
import { ownTextTexts } from '@khyanalt/domain/messages/own-texts'
import { type LetterKind, letterKinds } from '@khyanalt/domain/own-texts/letter-texts'
import type { OwnWords } from '@khyanalt/domain/own-texts/own-texts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { DrawnPaper } from '../../papers/DrawnPaper.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import styles from './own-texts.module.css'

const pauseBeforeDrawing = 700

export const LetterPreview = ({ name, words }: { readonly name: string; readonly words: OwnWords | null }) => {
  const t = useText(ownTextTexts)
  const { ui } = useLanguage()
  const kind: LetterKind = letterKinds.find(each => name === `letter_${each}`) ?? 'return'
  const typed = words && JSON.stringify(words)
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    if (typed === null) return
    const timer = window.setTimeout(() => setSettled(typed), pauseBeforeDrawing)
    return () => window.clearTimeout(timer)
  }, [typed])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['letter-preview', kind, settled],
    queryFn: ({ signal }) =>
      callApi(
        previewLetter,
        { kind, words: JSON.parse(settled ?? '{}') as Record<string, { mn: string; en: string }> },
        { signal },
      ),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <Card title={t('preview')} className={styles.preview}>
      <p role="status" className={styles.quiet}>
        {words === null
          ? t('preview_broken')
          : isFetching
            ? t('preview_drawing')
            : `${t('preview_help')} ${data ? t('preview_pages', { n: data.data.pages }) : ''}`}
      </p>
      {error && !isFetching && (
        <ErrorState title={t('preview_failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
      )}
      {data && <DrawnPaper paper={data.data.paper} title={t('preview_letter')} steady />}
    </Card>
  )
}
