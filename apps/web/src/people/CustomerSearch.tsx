// Finds the customer of an operator by the whole register number (REQ-CREATE-05…07).
import { createRequestTexts } from '@khyanalt/domain/messages/create-request'
import { useState } from 'react'
import type { Customer } from '../api/behalf.ts'
import { errorText } from '../api/error-text.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { TextField } from '../ui/TextField.tsx'
import { type CustomerKind, useCustomers } from './use-customers.ts'

const kinds: readonly CustomerKind[] = ['CITIZEN', 'COMPANY']

type Props = { readonly customer: Customer | null; readonly onChoose: (customer: Customer | null) => void }

export const CustomerSearch = ({ customer, onChoose }: Props) => {
  const t = useText(createRequestTexts)
  const { ui } = useLanguage()
  const [kind, setKind] = useState<CustomerKind>('CITIZEN')
  const [number, setNumber] = useState('')
  const { customers, searching, error } = useCustomers(kind, number)
  const take = (id: string | null) => {
    const found = customers?.find(one => one.id === id)
    onChoose(found ? { ...found, number: number.trim() } : null)
  }
  return (
    <>
      <RadioGroup
        label={t('customerKind')}
        layout="row"
        required
        name="customer-kind"
        value={kind}
        onChange={value => {
          setKind(value === 'COMPANY' ? 'COMPANY' : 'CITIZEN')
          onChoose(null)
        }}
        options={kinds.map(value => ({ value, label: t(`kind_${value}`) }))}
      />
      <TextField
        label={t('registerNumber')}
        help={t(`registerHelp_${kind}`)}
        required
        value={number}
        onChange={typed => {
          setNumber(typed)
          // A choice that the search no longer shows is no choice.
          onChoose(null)
        }}
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
          onChange={take}
          options={customers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}
