// An operator takes a service for a customer: who it is, then the draft (REQ-CREATE-05…07, CON-024).
import type { Service } from '@khyanalt/contract/catalogue'
import { createForCustomer } from '@khyanalt/contract/portal-requests'
import { createRequestTexts } from '@khyanalt/domain/messages/create-request'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { QueryProvider } from '../../api/query-client.tsx'
import { useStart } from '../../api/start-request.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './CreateRequest.module.css'
import { OpenDraft } from './OpenDraft.tsx'
import { type CustomerKind, useCustomers } from './use-customers.ts'

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

const kinds: readonly CustomerKind[] = ['CITIZEN', 'COMPANY']

const CustomerForm = ({ service, onClose }: Props) => {
  const t = useText(createRequestTexts)
  const { ui } = useLanguage()
  const [kind, setKind] = useState<CustomerKind>('CITIZEN')
  const [number, setNumber] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { customers, searching, error } = useCustomers(kind, number)
  // A choice that the search no longer shows is no choice.
  const customer = customers?.find(({ id }) => id === chosen) ?? null
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
  const choose = (id: string | null) => {
    reconsider()
    setChosen(id)
  }
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
      <RadioGroup
        label={t('customerKind')}
        layout="row"
        required
        name="customer-kind"
        value={kind}
        onChange={value => {
          setKind(value === 'COMPANY' ? 'COMPANY' : 'CITIZEN')
          choose(null)
        }}
        options={kinds.map(value => ({ value, label: t(`kind_${value}`) }))}
      />
      <TextField
        label={t('registerNumber')}
        help={t(`registerHelp_${kind}`)}
        required
        value={number}
        onChange={setNumber}
        maxLength={20}
        spellCheck={false}
        autoComplete="off"
      />
      <div role="status">
        {searching && <p>{t('searching')}</p>}
        {error && <Alert tone="error">{errorText(error, ui)}</Alert>}
        {!searching && customers?.length === 0 && <Alert tone="info">{t('customerNone')}</Alert>}
      </div>
      {customers && customers.length > 0 && (
        <RadioGroup
          label={t('customer')}
          layout="cards"
          required
          name="customer"
          value={customer?.id ?? ''}
          onChange={choose}
          options={customers.map(({ id, name }) => ({ value: id, label: name }))}
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
