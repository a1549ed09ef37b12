// The open draft inside React: opened once, closed with the page, woken by network, sign-in and other tabs.
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserShelf } from '../../form/draft-journal.ts'
import { saveBatch } from '../../form/draft-save.ts'
import { type OpenDraft, openDraft } from '../../form/open-draft.ts'
import { watchDraft } from '../../form/watch-draft.ts'
import { readConfiguration } from './configuration.ts'
import { buildFacts } from './form-facts.ts'
import { type OpenedRequest, requestQuery } from './queries.ts'
import { openFields } from './remark-places.ts'

/** What the server holds of a request, as the draft keeps it. */
export const serverValues = ({ request }: OpenedRequest): Readonly<Record<string, unknown>> => ({
  ...request.data,
  ...readConfiguration(request),
})

/** Opens the draft of a request; null until the journal was read. */
export const useDraft = (
  opened: OpenedRequest,
  form: CompiledForm,
  user: SignedInUser,
  returned: boolean,
): { readonly draft: OpenDraft | null; readonly peers: number } => {
  const client = useQueryClient()
  const [draft, setDraft] = useState<OpenDraft | null>(null)
  const [peers, setPeers] = useState(0)
  // What the page was opened with; later answers of the server are met, they do not open the form again.
  const [first] = useState({ opened, form, user, returned })

  useEffect(() => {
    let ended = false
    let open: OpenDraft | null = null
    const { request } = first.opened
    const query = requestQuery(request.request_number)
    const fetchCurrent = async () => {
      // An answer that was asked for earlier may be older than what the server refused.
      await client.cancelQueries({ queryKey: query.queryKey })
      const now = await client.fetchQuery({ ...query, staleTime: 0 })
      // On another form the page opens the request anew, with what the journal holds.
      if (now.form.version !== first.opened.form.version) return null
      return { version: now.request.version, values: serverValues(now) }
    }
    const readAgain = () => void client.invalidateQueries({ queryKey: query.queryKey })
    openDraft({
      form: first.form,
      facts: buildFacts(first.opened),
      userId: first.user.id,
      requestNumber: request.request_number,
      version: request.version,
      values: serverValues(first.opened),
      // After a change of the form everything may need another look.
      open: first.returned && !first.opened.form_change.lifted ? openFields(first.form, first.opened.comments) : null,
      shelf: browserShelf(),
      save: (batch, version) => saveBatch(request.request_number, batch, version, fetchCurrent),
    }).then(ready => {
      if (ended) {
        ready.close()
        return
      }
      open = ready
      ready.channel.listen({
        onPeers: setPeers,
        onSaved: (version, values) => {
          if (!ready.sync.meetPatch(version, values)) readAgain()
        },
        onSent: readAgain,
      })
      setDraft(ready)
    })
    const endWatch = watchDraft(first.user.id, () => open)
    return () => {
      ended = true
      endWatch()
    }
  }, [client, first])

  useEffect(() => {
    draft?.sync.meet({ version: opened.request.version, values: serverValues(opened) })
  }, [draft, opened])

  return { draft, peers }
}
