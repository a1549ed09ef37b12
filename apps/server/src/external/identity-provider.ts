// The built-in identity provider for demo and tests: a real, conforming one, below /idp of the same server.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Provider } from 'oidc-provider'
import type { Services } from '../services.ts'
import { builtInIssuer, issuerPath } from './identity-provider-address.ts'
import { readIssuerKeys } from './identity-provider-keys.ts'
import { type IssuerOrganizations, issuerOrganizations } from './identity-provider-organizations.ts'
import { faultPage, organizationPage, signInPage } from './identity-provider-pages.ts'
import type { IssuerPeople } from './identity-provider-people.ts'
import { issuerSettings, organizationScope } from './identity-provider-settings.ts'
import { issuerStore } from './identity-provider-store.ts'

/** Mounts the provider; does nothing where another issuer is configured or the demo is off. */
export const openIdentityProvider = async (
  app: FastifyInstance,
  services: Services,
  people: IssuerPeople,
): Promise<void> => {
  const { config, db } = services
  const builtIn = builtInIssuer(config)
  if (!builtIn) return
  const organizations = issuerOrganizations(db)
  const settings = issuerSettings({
    keys: await readIssuerKeys(config.DATA_DIR),
    people,
    organizations,
    adapter: issuerStore(db),
    path: issuerPath,
    clientId: config.OIDC_CLIENT_ID,
    redirectUri: `${config.PUBLIC_URL}/api/auth/callback`,
  })
  const provider = new Provider(builtIn.issuer, settings)
  // Its addresses follow the headers that `asPublic` sets.
  provider.proxy = true
  provider.on('server_error', (_context, error) => app.log.error(error))
  await app.register(async scope => mountPages(scope, provider, { people, organizations }, config.PUBLIC_URL))
  await app.register(async scope => mountProtocol(scope, provider, config.PUBLIC_URL))
}

/** Everything of the protocol goes to oidc-provider, which reads bodies itself. */
const mountProtocol = (scope: FastifyInstance, provider: Provider, publicUrl: string): void => {
  const answer = provider.callback()
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.all(`${issuerPath}/*`, async (request, reply) => {
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    asPublic(request, publicUrl)
    const raw = request.raw as typeof request.raw & { originalUrl?: string | undefined }
    raw.originalUrl = raw.url
    raw.url = raw.url?.slice(issuerPath.length)
    reply.hijack()
    await answer(raw, reply.raw)
  })
}

/** The page on which a person signs in. */
const mountPages = async (
  scope: FastifyInstance,
  provider: Provider,
  who: { readonly people: IssuerPeople; readonly organizations: IssuerOrganizations },
  publicUrl: string,
): Promise<void> => {
  const style = await readFile(join(import.meta.dirname, 'identity-provider.css'))
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, parseForm)
  // A page without a running sign-in has nothing to show; what exactly is missing is nobody's business.
  scope.setErrorHandler((error, request, reply) => {
    request.log.info({ err: error }, 'sign-in page refused')
    return sendPage(reply.status(400), faultPage(issuerPath))
  })
  scope.get(`${issuerPath}/style.css`, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  )
  scope.get(`${issuerPath}/interaction/:uid`, async (request, reply) => {
    asPublic(request, publicUrl)
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    const { uid } = interaction
    if (interaction.prompt.name === organizationScope) {
      return sendPage(reply, organizationPage(issuerPath, uid, await representedBy(interaction, who), false))
    }
    return sendPage(reply, signInPage(issuerPath, uid, await who.people.list(), null))
  })
  // Passwords are tried here as well as at the portal's own sign-in.
  const config = { rateLimit: { max: 60, timeWindow: '1 minute' } }
  scope.post(`${issuerPath}/interaction/:uid`, { config }, async (request, reply) => {
    asPublic(request, publicUrl)
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    const form = request.body as URLSearchParams
    if (form.get('act') === 'cancel') {
      return finish(provider, request, reply, { error: 'access_denied', error_description: 'The person cancelled' })
    }
    if (interaction.prompt.name === organizationScope) {
      const organizations = await representedBy(interaction, who)
      const chosen = organizations.find(one => one.registerNumber === form.get('organization'))
      return chosen
        ? finish(provider, request, reply, { [organizationScope]: chosen.registerNumber }, true)
        : sendPage(reply.status(400), organizationPage(issuerPath, interaction.uid, organizations, true))
    }
    const chosen = form.get('person') ?? ''
    const person = await who.people.find(chosen)
    const fault = person ? await who.people.refusePassword(person, form.get('password') ?? '') : nobodyChosen
    if (!person || fault) {
      const again = { chosen, fault: fault ?? nobodyChosen }
      return sendPage(reply.status(401), signInPage(issuerPath, interaction.uid, await who.people.list(), again))
    }
    await forgetSomebodyElse(provider, interaction, person.id)
    return finish(provider, request, reply, { login: { accountId: person.id, remember: false } })
  })
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** Several people may use one browser: the provider would want the one before to sign out at a page of its own. */
const forgetSomebodyElse = async (provider: Provider, interaction: Interaction, accountId: string): Promise<void> => {
  const { session } = interaction
  if (!session?.accountId || session.accountId === accountId) return
  const before = await provider.Session.findByUid(session.uid)
  if (!before) return
  delete before.accountId
  delete before.authorizations
  await before.persist()
  // The visit names the one before as well, and is refused when the two differ.
  Reflect.deleteProperty(session, 'accountId')
  await interaction.persist()
}

/** The organisations of whoever signed in a moment ago. */
const representedBy = async (
  { session }: Interaction,
  { people, organizations }: { readonly people: IssuerPeople; readonly organizations: IssuerOrganizations },
) => {
  const person = session?.accountId ? await people.find(session.accountId) : null
  return person ? organizations.list(person.registerNumber) : []
}

const nobodyChosen = { mn: 'Хэн болохоо сонгоно уу.', en: 'Please choose who you are.' }

/** Hands a result back; `mergeWithLastSubmission` keeps what an earlier page of the same visit settled. */
const finish = async (
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<Provider['interactionResult']>[2],
  mergeWithLastSubmission = false,
): Promise<FastifyReply> =>
  reply.redirect(await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission }), 303)

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)

const parseForm = (
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: null, form: URLSearchParams) => void,
) => done(null, new URLSearchParams(String(body)))

/** The provider makes addresses from request headers; they shall be the public ones whoever calls and from where. */
const asPublic = (request: FastifyRequest, publicUrl: string): void => {
  const { host, protocol } = new URL(publicUrl)
  request.raw.headers.host = host
  request.raw.headers['x-forwarded-proto'] = protocol.replace(':', '')
  delete request.raw.headers['x-forwarded-host']
}
