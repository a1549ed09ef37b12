// The calls of posts.
import * as postsCalls from '@khyanalt/contract/posts'
import * as staffPostsCalls from '@khyanalt/contract/staff-posts'
import { type Binding, bind } from '../../http/bind.ts'
import { shared } from '../../http/bind-shared.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { latestPosts } from './latest-posts.ts'
import { listPosts } from './list-posts.ts'
import { listStaffPosts } from './list-staff-posts.ts'
import { previewPost } from './preview-post.ts'
import { readPost } from './read-post.ts'
import { readStaffPost } from './read-staff-post.ts'
import { savePost } from './save-post.ts'

export const postRoutes = (services: Services): Binding[] => [
  shared(bind(postsCalls.listPosts, listPosts(services))),
  shared(bind(postsCalls.readPost, readPost(services))),
  shared(bind(postsCalls.latestPosts, latestPosts(services))),
  bind(staffPostsCalls.listStaffPosts, listStaffPosts(services)),
  bind(staffPostsCalls.readStaffPost, readStaffPost(services)),
  bind(staffPostsCalls.previewPost, previewPost(services)),
  bind(staffPostsCalls.savePost, once(staffPostsCalls.savePost, services.clock, savePost(services))),
]
