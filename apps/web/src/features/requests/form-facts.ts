// What the form engine is told about the world in the browser; the server judges again with its own facts.
import type { Facts } from '@khyanalt/form-engine/facts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { FormStore } from '../../form/form-store.ts'
import type { ValueStore } from '../../form/value-store.ts'
import { applicantQuery, type OpenedRequest } from './queries.ts'

/** Facts of a form, with whoever the request is for: an operator fills in for a customer (CON-024). */
export const buildFacts = ({
  form,
  applicant,
  request,
}: Pick<OpenedRequest, 'form' | 'applicant' | 'request'>): Facts => ({
  today: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ulaanbaatar', dateStyle: 'short' }).format(new Date()),
  language: form.language,
  options: {},
  person: applicant.person,
  company: applicant.company,
  // What a renewal took over stands in its draft; the server reads it again from what was approved.
  ...(request.type === 'RENEW' && request.data && { earlier: request.data }),
})

/** Tells the form which company sends, whenever the configuration changes. */
export const useCompanyFacts = (
  store: FormStore,
  configuration: ValueStore,
  { request, applicant }: OpenedRequest,
): void => {
  const client = useQueryClient()
  useEffect(() => {
    let told: string | null | undefined
    const tell = (id: string | null, company: OpenedRequest['applicant']['company']) => {
      if (told === id) store.setFacts({ company })
    }
    const choose = () => {
      const values = configuration.read()
      const id =
        values['@sender_type'] === 2 && typeof values['@company_id'] === 'string' ? values['@company_id'] : null
      if (told === id) return
      told = id
      if (id === null) return tell(id, null)
      if (id === request.company_id) return tell(id, applicant.company)
      // Without a connection the form knows no company; the server judges again anyway.
      tell(id, null)
      client.fetchQuery(applicantQuery(request.request_number, id)).then(
        ({ data }) => tell(id, data.company),
        () => undefined,
      )
    }
    choose()
    const stop = configuration.subscribe(choose)
    return () => {
      told = undefined
      stop()
    }
  }, [store, configuration, client, request, applicant])
}
