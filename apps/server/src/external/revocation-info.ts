// What issuers say of revoked certificates: their lists (CRL), fetched from addresses that the operator allowed.
import { derOf } from '@khyanalt/verifier/certificate-chain'
import { listAddressesOf, readList } from '@khyanalt/verifier/revocation'
import type { Certificate, CertificateRevocationList } from 'pkijs'
import type { Config } from '../config.ts'
import { readBounded } from './read-bounded.ts'

export type RevocationInfo = {
  /**
   * The list that speaks of a certificate, signed by its issuer; null when it names none. Throws when no address that
   * it names is allowed or answers.
   */
  findList(certificate: Certificate, issuer: Certificate): Promise<Uint8Array<ArrayBuffer> | null>
}

// A list goes into each document; beyond that the issuer should part it.
const longestList = 512 * 1024
const keptMs = 3_600_000
const seconds = 10

/** Fetches from REVOCATION_URLS alone: an address in a certificate is somebody else's word. */
export const openRevocationInfo = ({
  REVOCATION_URLS: allowed = [],
}: Pick<Config, 'REVOCATION_URLS'>): RevocationInfo => {
  const kept = new Map<string, { readonly until: number; readonly list: Promise<CertificateRevocationList> }>()
  const read = (address: string): Promise<CertificateRevocationList> => {
    const known = kept.get(address)
    if (known && performance.now() < known.until) return known.list
    const list = fetchList(address)
    kept.set(address, { until: performance.now() + keptMs, list })
    list.catch(() => kept.delete(address))
    return list
  }
  return {
    async findList(certificate, issuer) {
      const named = listAddressesOf(certificate)
      if (named.length === 0) return null
      const open = named.filter(address => allowed.some(beginning => isBelow(address, beginning)))
      if (open.length === 0) throw new Error(`REVOCATION_URLS allows none of ${named.join(', ')}`)
      const failures: unknown[] = []
      for (const address of open) {
        try {
          const list = await read(address)
          if (await list.verify({ issuerCertificate: issuer })) return derOf(list)
          failures.push(new Error(`${address} gave a list that another issuer signed`))
        } catch (error) {
          failures.push(error)
        }
      }
      throw new AggregateError(failures, `No list of revoked certificates could be had from ${open.join(', ')}`)
    },
  }
}

/** Whether an address lies at or below another: same protocol, host and port, and a path that begins alike. */
export const isBelow = (address: string, beginning: string): boolean => {
  const [one, other] = [URL.parse(address), URL.parse(beginning)]
  if (!one || !other || one.origin !== other.origin || one.username !== '' || one.password !== '') return false
  const path = other.pathname.endsWith('/') ? other.pathname : `${other.pathname}/`
  return one.pathname === other.pathname || one.pathname.startsWith(path)
}

const fetchList = async (address: string): Promise<CertificateRevocationList> => {
  const reply = await fetch(address, { signal: AbortSignal.timeout(seconds * 1000), redirect: 'error' })
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
  const list = readList(await readBounded(reply, longestList))
  if (!list) throw new Error(`${address} gave no list of revoked certificates`)
  return list
}
