// The public log of certificates: what anybody needs to check a PDF without trusting the portal.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { day, instant } from './envelope.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** An entry; its text for hashing has these keys in this order. */
export const logEntrySchema = z.object({
  seq: z.number().int(),
  at: instant,
  kind: z.enum([
    'issued',
    'changed',
    'revoked',
    'reinstated',
    'superseded',
    'suspended',
    'limited',
    'lifted',
    'signed',
  ]),
  cs_id: z.string(),
  ref_id: z.string(),
  version: z.number().int(),
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  sha256: hash.nullable(),
  /** Digest of what the version says, with a salt that stands in its PDF; absent on entries from before. */
  content_sha256: hash.optional(),
  /** Days of a suspension, both included; absent where there is none. */
  suspended_from: day.optional(),
  suspended_until: day.optional(),
  /** True where a part of what the version permits is limited; otherwise absent. */
  limited: z.literal(true).optional(),
  previous: hash.nullable(),
})

const head = z.object({ size: z.number().int(), root: hash, at: instant, signature: z.string() })
/** The agency's signing certificate with its chain, as PEM. */
const certificates = z.string()
/** Roots of the authorities whose timestamps the agency believes, as PEM; absent in what was saved before. */
const timestamp_certificates = z.string().optional()

/** A proof as it is answered, saved and checked offline. */
export const logProofSchema = z.object({
  proofs: z.array(z.object({ entry: logEntrySchema, path: z.array(hash) })),
  head,
  certificates,
  timestamp_certificates,
})

/** A part of the log as it is answered and saved. */
export const logPageSchema = z.object({ entries: z.array(logEntrySchema), head, certificates, timestamp_certificates })

export const getCertificateLog = defineCall({
  name: 'getCertificateLog',
  method: 'GET',
  path: '/certificates/log',
  access: 'public',
  sentence: 'Lists the public log of issue, change and revocation of certificates, with its signed head.',
  input: z.object({
    /** Entry to begin with. */
    from: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).default(1),
    results: z.coerce.number().int().min(1).max(1000).default(100),
  }),
  output: z.object({ data: logPageSchema }),
  errors: [],
})

export const getCertificateProof = defineCall({
  name: 'getCertificateProof',
  method: 'GET',
  path: '/certificates/log/proof',
  access: 'public',
  sentence: 'Answers the entries of the certificate whose PDF has this SHA-256, each with its way to the signed head.',
  input: z.object({ sha256: z.string().regex(/^[0-9a-fA-F]{64}$/) }),
  output: z.object({ data: logProofSchema }),
  errors: ['log_entry_not_found'],
})

export const certificateLogCalls = [getCertificateLog, getCertificateProof]
