// The calls of posts.
import { latestPosts, listPosts, readPost } from '@khyanalt/contract/posts'
import { listStaffPosts, previewPost, readStaffPost, savePost } from '@khyanalt/contract/staff-posts'
import { type Binding, bind } from '../../http/bind.ts'
import { shared } from '../../http/bind-shared.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { listLatest, listPublished } from './list-posts.ts'
import { openPost } from './read-post.ts'
import { answerWritten, openWritten, showPreview, writePost } from './write-post.ts'

export const postRoutes = (services: Services): Binding[] => [
  shared(bind(listPosts, listPublished(services))),
  shared(bind(readPost, openPost(services))),
  shared(bind(latestPosts, listLatest(services))),
  bind(listStaffPosts, answerWritten(services)),
  bind(readStaffPost, openWritten(services)),
  bind(previewPost, showPreview(services)),
  bind(savePost, once(savePost, services.clock, writePost(services))),
]
