// The knowledge base: what to read about, by kind and words (REQ-POST-01, REQ-PROD-18).
import { postTexts } from '@khyanalt/domain/messages/posts'
import { useSearchParams } from 'react-router'
import { useLoaded } from '../../api/loading.ts'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { KindChips } from './KindChips.tsx'
import type { loadPosts } from './load.ts'
import { PostCard } from './PostCard.tsx'
import { PostSearch } from './PostSearch.tsx'
import styles from './PostsScreen.module.css'
import { pageAddress, readFilters } from './post-filters.ts'

export const PostsScreen = () => {
  const t = useText(postTexts)
  const pair = usePair(postTexts)
  const [search] = useSearchParams()
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadPosts>()
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('intro')} />
      <p className={styles.manuals}>
        <TextLink to={paths.manuals} icon="help">
          {t('manuals')}
        </TextLink>
      </p>
      {search.has('missing') && (
        <div className={styles.missing}>
          <Alert tone="warning" title={t('missing')}>
            {t('missingText')}
          </Alert>
        </div>
      )}
      <div className={styles.tools}>
        <PostSearch key={search.toString()} search={search} />
        {data && <KindChips search={search} counts={data.kinds} />}
      </div>
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {data && (
        <>
          <p role="status" className={styles.found}>
            {t('found', { count: data.total })}
          </p>
          {data.total === 0 ? (
            <EmptyState
              icon="search"
              title={t('empty')}
              text={t('emptyText')}
              action={
                <ButtonLink to={paths.posts} variant="secondary">
                  {t('toAll')}
                </ButtonLink>
              }
            />
          ) : (
            <ul className={styles.cards}>
              {data.data.map((post, place) => (
                <li key={post.id}>
                  <PostCard post={post} first={place === 0} eager={place < 4} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={readFilters(search).page}
            pages={Math.ceil(data.total / data.per_page)}
            to={page => pageAddress(search, page)}
          />
        </>
      )}
    </div>
  )
}
