// Opens a case: waits for it, or says why it cannot be opened and leads back to the queue.
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage } from '../../language/language.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './CaseFrame.module.css'
import { useQueueSearch } from './CaseLink.tsx'

type CaseScreenProps<Opened> = {
  readonly title: string
  readonly queue: { readonly path: string; readonly text: string }
  readonly failed: string
  readonly query: {
    readonly data: Opened | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly children: (opened: Opened) => React.ReactNode
}

export const CaseScreen = <Opened,>({ title, queue, failed, query, children }: CaseScreenProps<Opened>) => {
  const { ui } = useLanguage()
  const search = useQueueSearch()
  usePageTitle(title)
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  return (
    <div className={styles.screen}>
      <BackLink to={{ pathname: queue.path, search }}>{queue.text}</BackLink>
      <h1>{title}</h1>
      {error ? (
        <ErrorState title={failed} text={errorText(error, ui)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={12} />
      )}
    </div>
  )
}
