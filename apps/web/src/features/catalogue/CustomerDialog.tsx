// An operator takes a service for a customer: who it is, then the draft (REQ-CREATE-05…07, CON-024).
import type { Service } from '@khyanalt/contract/catalogue'
import { createForCustomer } from '@khyanalt/contract/portal-requests'
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { createRequestTexts } from '@khyanalt/domain/messages/create-request'
import { type FormEvent, useState } from 'react'
import { type Customer, useBehalf } from '../../api/behalf.ts'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { QueryProvider } from '../../api/query-client.tsx'
import { useStart } from '../../api/start-request.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { CustomerSearch } from '../../people/CustomerSearch.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './CreateRequest.module.css'
import { OpenDraft } from './OpenDraft.tsx'

type Props = { readonly service: Service; readonly onClose: () => void }

export const CustomerDialog = ({ service, onClose }: Props) => {
  const t = useText(createRequestTexts)
  return (
    <Dialog open onClose={onClose} title={t('customerTitle')}>
      <QueryProvider>
        <CustomerForm service={service} onClose={onClose} />
      </QueryProvider>
    </Dialog>
  )
}

const CustomerForm = ({ service, onClose }: Props) => {
  const t = useText(createRequestTexts)
  const behalf = useText(behalfTexts)
  const { ui } = useLanguage()
  // Whoever is being served is the customer; another one is chosen in the header.
  const served = useBehalf().customer
  const [found, setFound] = useState<Customer | null>(null)
  const customer = served ?? found
  const { start, reconsider } = useStart(
    transaction_id =>
      callApi(createForCustomer, {
        category_id: service.category_id,
        formid: service.id,
        customer_id: customer?.id ?? '',
        transaction_id,
      }),
    paths.portalRequest,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (customer) start.mutate()
  }
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      {start.error && (
        <Alert tone="error" urgent>
          {errorText(start.error, ui)}
        </Alert>
      )}
      {served ? (
        <p>
          {behalf('customer')}: <strong>{served.name}</strong> · {served.number}
        </p>
      ) : (
        <CustomerSearch
          customer={found}
          onChoose={one => {
            reconsider()
            setFound(one)
          }}
        />
      )}
      {customer && <OpenDraft wanted={{ formid: service.id, customer_id: customer.id }} pathOf={paths.portalRequest} />}
      <div className={styles.actions}>
        <Button type="submit" busy={start.isPending} busyLabel={t('creating')} disabled={!customer}>
          {t('ok')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
