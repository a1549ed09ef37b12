// The everyday words of the service under edit.
import { everydayWordTexts } from '@khyanalt/domain/messages/everyday-words'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './catalogue.module.css'
import { EverydayWordsForm } from './EverydayWordsForm.tsx'
import { everydayWordsQuery } from './queries.ts'

export const EverydayWordsPart = ({ serviceId }: { readonly serviceId: number }) => {
  const t = useText(everydayWordTexts)
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery(everydayWordsQuery)
  const place = data?.places.find(({ noun, noun_id }) => noun === 'service' && noun_id === serviceId)
  if (error) return <ErrorState title={errorText(error, ui)} onRetry={() => void refetch()} />
  if (!place) return <Skeleton lines={8} />
  return (
    <div className={styles.stack}>
      <p>{t('words_lead')}</p>
      <EverydayWordsForm place={place} />
    </div>
  )
}
