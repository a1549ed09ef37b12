// New or renewed: creates the draft and opens it.
import type { Service } from '@khyanalt/contract/catalogue'
import { createRequest } from '@khyanalt/contract/requests'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useTransactionId } from '../../api/transaction-id.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './CreateRequest.module.css'
import { renewableQuery } from './queries.ts'

type Props = { readonly service: Service; readonly onClose: () => void }

export const CreateRequest = ({ service, onClose }: Props) => {
  const t = useText(catalogueTexts)
  const { ui } = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const transaction = useTransactionId()
  const [kind, setKind] = useState<'first' | 'renew'>('first')
  const [certificate, setCertificate] = useState('')
  const [missing, setMissing] = useState(false)
  const certificates = useRenewable(service, kind === 'renew')

  const create = useMutation({
    mutationFn: () =>
      callApi(createRequest, {
        type: kind === 'renew' ? 'RENEW' : service.type === 'ONETIME' ? 'ONETIME' : 'NEW',
        category_id: service.category_id,
        formid: service.id,
        ...(kind === 'renew' && { cert_id: certificate }),
        transaction_id: transaction.id(),
      }),
    onSuccess: ({ code }) => {
      transaction.renew()
      client.invalidateQueries({ queryKey: ['my-requests'] })
      client.invalidateQueries({ queryKey: ['my-stats'] })
      navigate(paths.request(code))
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(kind === 'renew' && !certificate)
    if (kind === 'first' || certificate) create.mutate()
  }

  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      {create.error && <Alert tone="error">{errorText(create.error, ui)}</Alert>}
      <RadioGroup
        label={t('chooseTitle')}
        layout="cards"
        required
        name="kind"
        value={kind}
        onChange={value => {
          transaction.renew()
          setKind(value === 'renew' ? 'renew' : 'first')
        }}
        options={[
          {
            value: 'first',
            label: t('chooseNew'),
            help: t(service.type === 'ONETIME' ? 'chooseOnetimeText' : 'chooseNewText'),
          },
          {
            value: 'renew',
            label: t('chooseRenew'),
            help: t(service.renewable ? 'chooseRenewText' : 'notRenewable'),
            disabled: !service.renewable,
          },
        ]}
      />
      {kind === 'renew' && certificates.length === 0 && <Alert tone="info">{t('noCertificates')}</Alert>}
      {kind === 'renew' && certificates.length > 0 && (
        <Field label={t('certificate')} error={missing ? t('certificateMissing') : null} required>
          {control => <Select {...control} value={certificate} onChange={setCertificate} options={certificates} />}
        </Field>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={create.isPending} disabled={kind === 'renew' && certificates.length === 0}>
          {t('create')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}

/** The own certificates of this service that can be renewed, as options. */
const useRenewable = (service: Service, wanted: boolean) => {
  const name = useName()
  const { data } = useQuery({ ...renewableQuery(service.id), enabled: wanted })
  return (data?.data ?? []).map(({ id, ref_id, form_name }) => ({
    value: id,
    label: `${ref_id} – ${name(form_name)}`,
  }))
}
