// Writing a post: words in both languages, cover, when it appears, and a look at it as readers will see it.
import { readStaffPost } from '@khyanalt/contract/staff-posts'
import { staffPostsTexts } from '@khyanalt/domain/messages/staff-posts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PostForm } from './PostForm.tsx'

export const EditorScreen = () => {
  const { id = 'new' } = useParams()
  const t = useText(staffPostsTexts)
  const { ui } = useLanguage()
  const fresh = id === 'new'
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-post', id],
    queryFn: ({ signal }) => callApi(readStaffPost, { id }, { signal }),
    enabled: !fresh,
    // What is being written is not replaced behind the writer's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  usePageTitle(data?.data.mn.title ?? t('newTitle'))
  return (
    <StaffScreen>
      <BackLink to={staffPaths.posts}>{t('title')}</BackLink>
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {!fresh && !data && !error && <Skeleton lines={12} />}
      {fresh && <PostForm key="new" post={null} />}
      {data && <PostForm key={data.data.id} post={data.data} />}
    </StaffScreen>
  )
}
