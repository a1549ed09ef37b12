// docs/generated/openapi.json: the contract as OpenAPI 3.1.
import type { Call } from '@khyanalt/contract/call'
import { calls } from '@khyanalt/contract/calls'
import { failureSchema } from '@khyanalt/contract/envelope'
import { errorCodes } from '@khyanalt/domain/error-codes'
import { z } from 'zod'

type Json = Record<string, unknown>
type ObjectSchema = { properties?: Record<string, Json>; required?: string[] }

/** The whole contract as one OpenAPI document. */
export const describeCalls = (): Json => {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = `/api${call.path.startsWith('/') ? '' : '/'}${call.path}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Khyanalt', version: '1', description: 'Calls of the e-service portal.' },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: jsonSchema(failureSchema, 'output') },
    },
    paths,
  }
}

const describeCall = (call: Call): Json => {
  const { properties = {}, required = [] } = jsonSchema(call.input, 'input') as ObjectSchema
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
  const elsewhere = Object.keys(properties).filter(name => !inPath.includes(name))
  const parameter = (name: string, where: 'path' | 'query'): Json => ({
    name: where === 'query' && properties[name]?.type === 'array' ? `${name}[]` : name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: properties[name] ?? { type: 'string' },
  })
  const inQuery = call.method === 'GET' ? elsewhere : []
  return {
    operationId: call.name,
    summary: call.sentence,
    ...(call.access === 'public' ? {} : { security: [{ session: [] }] }),
    'x-access': call.access,
    parameters: [...inPath.map(name => parameter(name, 'path')), ...inQuery.map(name => parameter(name, 'query'))],
    ...(call.method === 'POST' ? { requestBody: describeBody(call, elsewhere, properties, required) } : {}),
    responses: { 200: describeSuccess(call), ...describeFailures(call) },
  }
}

const describeBody = (call: Call, names: readonly string[], properties: Record<string, Json>, required: string[]) => {
  const upload = call.transport === 'upload'
  const schema = {
    type: 'object',
    properties: {
      ...Object.fromEntries(names.map(name => [name, properties[name]])),
      ...(upload ? { file: { type: 'string', format: 'binary' } } : {}),
    },
    required: [...names.filter(name => required.includes(name)), ...(upload ? ['file'] : [])],
  }
  return { required: true, content: { [upload ? 'multipart/form-data' : 'application/json']: { schema } } }
}

/** Types that are not named after the answer. */
const mediaTypes: Readonly<Record<string, string>> = { png: 'image/png', calendar: 'text/calendar', text: 'text/plain' }

const describeSuccess = (call: Call): Json => {
  if (call.answers && call.answers !== 'json') {
    return {
      description: 'The document.',
      content: {
        [mediaTypes[call.answers] ?? `application/${call.answers}`]: {
          schema: { type: 'string', format: 'binary' },
        },
      },
    }
  }
  const { properties = {}, required = [] } = jsonSchema(call.output, 'output') as ObjectSchema
  const envelope = { result: { const: 'success' }, message: { type: 'string' } }
  const schema = {
    type: 'object',
    properties: { ...envelope, ...properties },
    required: ['result', 'message', ...required],
  }
  return { description: call.sentence, content: { 'application/json': { schema } } }
}

const describeFailures = (call: Call): Record<string, Json> => {
  const byStatus = Map.groupBy(call.errors, code => errorCodes[code].status)
  const entries = [...byStatus].map(([status, codes]): [string, Json] => [
    String(status),
    {
      description: codes.map(code => `${code}: ${errorCodes[code].when}`).join(' '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ])
  return Object.fromEntries(entries)
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  // What JSON Schema cannot say (a transformed value, bytes) is described as anything.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}
