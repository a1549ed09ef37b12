// Headers, limits and bodies of every reply.
import fastifyCompress from '@fastify/compress'
import fastifyHelmet from '@fastify/helmet'
import fastifyMultipart from '@fastify/multipart'
import fastifyRateLimit from '@fastify/rate-limit'
import { maxUploadBytes } from '@khyanalt/domain/upload-limits'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { networkOf } from './caller-address.ts'

// A browser shows a PDF in a page of its own making, whose style stands inside it and goes by the reply's policy.
const paperPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"

/** Registers what stands before every route. */
export const registerSecurity = async (app: FastifyInstance, config: Config): Promise<void> => {
  const secure = config.PUBLIC_URL.startsWith('https:')
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Papers that were fetched with the session are drawn from the browser's own memory where it shows no PDF.
        connectSrc: ["'self'", 'blob:'],
        // Videos of posts; a host is asked only once somebody presses one.
        frameSrc: ["'self'", 'blob:', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
        objectSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // The sign-on window must be able to close itself and be closed by its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onSend', async (request, reply) => {
    // What a call answers is somebody's; nothing on the way may keep it unless the call itself says how long.
    const ofCalls = request.url.startsWith('/api/')
    if (ofCalls && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    const ofPages = String(reply.getHeader('content-security-policy')).startsWith("default-src 'self'")
    const isPaper = String(reply.getHeader('content-type')).startsWith('application/pdf')
    if (ofPages && isPaper) reply.header('content-security-policy', paperPolicy)
  })
  await app.register(fastifyRateLimit, {
    max: config.RATE_LIMIT,
    timeWindow: '1 minute',
    keyGenerator: request => networkOf(request.ip),
    // Whoever is refused is told when to come back; everybody else is told nothing.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
  // A form of another site may send plain text without asking; no call takes it.
  app.removeContentTypeParser('text/plain')
  // What is in memory is compressed in one step: a stream takes several times as long for the size of our answers.
  await app.register(fastifyCompress, { threshold: 1024, syncThreshold: 256 * 1024, globalDecompression: false })
  await app.register(fastifyMultipart, {
    limits: { files: 1, fields: 10, fieldSize: 1000, fileSize: maxUploadBytes, parts: 12 },
    throwFileSizeLimit: false,
  })
}
