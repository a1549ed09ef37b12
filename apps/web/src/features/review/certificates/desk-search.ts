// What the certificates desk looks for, kept in the address.
import type { InputOf } from '@khyanalt/contract/call'
import type { listDeskCertificates } from '@khyanalt/contract/certificate-desk'

export type DeskSearch = {
  readonly query: string
  readonly status: '' | '10' | '20' | '30' | 'suspended'
  readonly page: number
}

/** Rows on one page of the desk. */
const pageSize = 20

export const readDeskSearch = (address: URLSearchParams): DeskSearch => {
  const page = Number(address.get('page'))
  return {
    query: (address.get('query') ?? '').slice(0, 100),
    status: (['10', '20', '30', 'suspended'] as const).find(status => status === address.get('status')) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export const writeDeskSearch = ({ query, status, page }: DeskSearch, certificate: string | null): string => {
  const address = new URLSearchParams()
  if (query) address.set('query', query)
  if (status) address.set('status', status)
  if (page > 1) address.set('page', String(page))
  if (certificate) address.set('certificate', certificate)
  return address.toString()
}

export const deskSearchInput = ({ query, status, page }: DeskSearch): InputOf<typeof listDeskCertificates> => ({
  page,
  results: pageSize,
  ...(query ? { query } : {}),
  ...(status === 'suspended' ? { suspended: 'true' as const } : status ? { status: Number(status) } : {}),
})
