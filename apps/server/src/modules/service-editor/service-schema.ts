// The shape of a service file as JSON Schema, for editors and programs of others; the compiler judges the rest.
import { serviceFileSchema } from '@khyanalt/contract/service-settings'
import { formDefinition } from '@khyanalt/form-engine/definition'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** Where the portal serves it. */
export const serviceSchemaPath = '/schemas/service.json'

/** JSON Schema 2020-12 of a service in a file, its form included. */
export const describeServiceFile = (): object => ({
  $id: serviceSchemaPath,
  title: 'A service of the portal: what its page says, its form, its review and its documents',
  ...z.toJSONSchema(serviceFileSchema.extend({ body: formDefinition }), {
    target: 'draft-2020-12',
    io: 'input',
    reused: 'ref',
    // What a pattern cannot say, such as two days in their order, is left to the compiler.
    unrepresentable: 'any',
  }),
})

/** Answers it to everybody, programs in other pages included. */
export const registerServiceSchema = (http: FastifyInstance): void => {
  const text = JSON.stringify(describeServiceFile())
  http.get(serviceSchemaPath, (_request, reply) =>
    reply
      .type('application/schema+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .send(text),
  )
}
