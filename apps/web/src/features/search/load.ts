import { searchPortal } from '@khyanalt/contract/search'
import { loader } from '../../api/loading.ts'

const ofEachKind = 20
const longest = 200

/** What the words in the address find; null while there are none. */
export const loadFindings = loader(async (call, { request }) => {
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longest)
  const found = text ? (await call(searchPortal, { q: text, results: ofEachKind, sent: '1' })).data : null
  return { text, found }
})
