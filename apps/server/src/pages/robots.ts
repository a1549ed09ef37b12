// For search engines: which addresses there are, and which are nobody's business.
import { type Category, getCategories, getFormList } from '@khyanalt/contract/catalogue'
import { manualNames } from '@khyanalt/contract/manuals'
import { listPosts } from '@khyanalt/contract/posts'
import type { FastifyInstance } from 'fastify'
import { paths } from '../../../web/src/paths.ts'
import { html } from '../http/html.ts'
import type { CallInProcess } from '../http/in-process.ts'

type Surroundings = { readonly callApi: CallInProcess; readonly publicUrl: string }

/** Registers /robots.txt and /sitemap.xml. */
export const registerForRobots = (app: FastifyInstance, { callApi, publicUrl }: Surroundings): void => {
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(rules(publicUrl)))
  app.get('/sitemap.xml', async (_, reply) => {
    const addresses = await listAddresses(callApi)
    return reply.type('application/xml; charset=utf-8').send(sitemap(addresses, publicUrl))
  })
}

const rules = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/idp/', '/language/', '/staff', '/portal/', '/dashboard', '/profile'].map(
      path => `Disallow: ${path}`,
    ),
    'Allow: /dashboard/services/detail/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** Every public page that says something of its own. */
const listAddresses = async (callApi: CallInProcess): Promise<string[]> => {
  const { data: categories } = await callApi(getCategories, {})
  const lists = await Promise.all(categories.map(category => callApi(getFormList, { serviceid: category.id })))
  const slugs = [...new Set(lists.flatMap(list => list.data.map(service => service.slug)))]
  const posts = await listAllPosts(callApi)
  return [
    paths.home,
    paths.services,
    ...categories.filter(hasServices).map(category => `${paths.services}?category=${category.id}`),
    ...slugs.map(paths.service),
    paths.service('fsi'),
    paths.certificates,
    paths.verifyCertificate,
    paths.licences,
    paths.posts,
    ...posts.map(post => paths.post(post.id)),
    paths.manuals,
    ...manualNames.map(paths.manual),
    paths.contact,
    paths.app,
    paths.appPrivacy,
    paths.privacy,
    paths.accessibility,
  ]
}

const listAllPosts = async (callApi: CallInProcess): Promise<readonly { readonly id: number }[]> => {
  const pagesize = 100
  const posts: { readonly id: number }[] = []
  for (let page = 1; posts.length < mostPosts; page++) {
    const { data } = await callApi(listPosts, { page, pagesize })
    posts.push(...data.data)
    if (data.data.length < pagesize) break
  }
  return posts
}

// A sitemap may hold fifty thousand addresses; older posts are found through the list.
const mostPosts = 5_000

const hasServices = (category: Category): boolean => category.children.length > 0

const sitemap = (addresses: readonly string[], publicUrl: string): string => {
  const entries = addresses.map(address => {
    const plain = new URL(address, publicUrl)
    const english = new URL(plain)
    english.searchParams.set('lang', 'en')
    return html`  <url>
    <loc>${plain.href}</loc>
    <xhtml:link rel="alternate" hreflang="mn" href="${plain.href}"/>
    <xhtml:link rel="alternate" hreflang="en" href="${english.href}"/>
  </url>
`
  })
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}</urlset>
`.html
}
