import { getCategories } from '@khyanalt/contract/catalogue'
import { listPosts } from '@khyanalt/contract/posts'
import { loader } from '../../api/loading.ts'

/** Categories of the tiles with counts, and the twenty newest posts (REQ-HOME-01, REQ-POST-04). */
export const loadHome = loader(async call => {
  const [categories, posts] = await Promise.all([
    call(getCategories, {}),
    call(listPosts, { source: 'web', page: 1, pagesize: 20 }),
  ])
  return { ...categories, posts: posts.data.data }
})
