// The generated description of the API, for people.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

const file = join(import.meta.dirname, '../../../../docs/generated/openapi.json')

/** Serves docs/generated/openapi.json at /api/docs. */
export const registerApiDocs = async (app: FastifyInstance): Promise<void> => {
  const document = JSON.parse(await readFile(file, 'utf8'))
  await app.register(fastifySwagger, { mode: 'static', specification: { document } })
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
