import { latestPosts, listPosts, readPost } from '@khyanalt/contract/posts'
import { redirect } from 'react-router'
import { loader } from '../../api/loading.ts'
import { paths } from '../../paths.ts'
import { missingPost, pageAddress, readFilters } from './post-filters.ts'

/** One page of the knowledge base; a page behind the last one leads to the last. */
export const loadPosts = loader(async (call, { request }) => {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const answer = await call(listPosts, { source: 'web', pagesize: 10, ...filters })
  const pages = Math.max(1, Math.ceil(answer.data.total / answer.data.per_page))
  if (filters.page > pages) throw redirect(`${paths.posts}${pageAddress(searchParams, pages)}`)
  return { ...answer.data, kinds: answer.kinds }
})

/** A post with the newest ones beside it; one that is not there leads back to the list, which says so (REQ-POST-03). */
export const loadPost = loader(async (call, { params }) => {
  const [{ data: post }, { data: latest }] = await Promise.all([
    call(readPost, { id: (params.id ?? '').slice(0, 20) }),
    call(latestPosts, { source: 'web' }),
  ]).catch((error: { code?: unknown }) => {
    throw error.code === 'post_not_found' ? redirect(missingPost) : error
  })
  return { post, latest: latest.filter(({ id }) => id !== post.id).slice(0, 5) }
})
