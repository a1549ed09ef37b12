// New or renewed: creates the draft and opens it.
import type { Service } from '@khyanalt/contract/catalogue'
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { behalfInput } from '../../api/behalf.ts'
import { errorText } from '../../api/error-text.ts'
import { useStartRequest } from '../../api/start-request.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './CreateRequest.module.css'
import { OpenDraft } from './OpenDraft.tsx'
import { renewableQuery } from './queries.ts'
import { useTakers } from './use-takers.ts'

type Props = { readonly service: Service; readonly renewing: string | null; readonly onClose: () => void }

export const CreateRequest = ({ service, renewing, onClose }: Props) => {
  const t = useText(catalogueTexts)
  const behalf = useText(behalfTexts)
  const { ui } = useLanguage()
  const [kind, setKind] = useState<'first' | 'renew'>(renewing && service.renewable ? 'renew' : 'first')
  const [chosen, setChosen] = useState(renewing ?? '')
  const [missing, setMissing] = useState(false)
  const renewable = useRenewable(service, kind === 'renew')
  // Whoever follows a link to renew a certificate renews it for its holder.
  const holder = renewable.certificates.find(({ value }) => value === renewing)?.holder
  const takers = useTakers(service, holder)
  const certificates = renewable.certificates.filter(one => takers.chosen === undefined || one.holder === takers.chosen)
  const { loaded } = renewable
  // A link may name a certificate that can no longer be renewed.
  const certificate = certificates.some(({ value }) => value === chosen) ? chosen : ''

  const type = kind === 'renew' ? 'RENEW' : service.type === 'ONETIME' ? 'ONETIME' : 'NEW'
  const { start, reconsider } = useStartRequest(() => ({
    type,
    category_id: service.category_id,
    formid: service.id,
    ...behalfInput(takers.chosen),
    ...(kind === 'renew' && { cert_id: certificate }),
  }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(kind === 'renew' && !certificate)
    if (kind === 'first' || certificate) start.mutate()
  }

  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      {start.error && <Alert tone="error">{errorText(start.error, ui)}</Alert>}
      <RadioGroup
        label={t('chooseTitle')}
        layout="cards"
        required
        name="kind"
        value={kind}
        onChange={value => {
          reconsider()
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
      {takers.options.length > 0 && (
        <RadioGroup
          label={behalf('takeFor')}
          layout="cards"
          required
          name="behalf"
          value={takers.chosen ?? ''}
          onChange={value => {
            reconsider()
            setChosen('')
            takers.choose(value ?? '')
          }}
          options={takers.options}
        />
      )}
      {takers.refused && <Alert tone="warning">{behalf('takeForOther', takers.refused)}</Alert>}
      {kind === 'renew' && loaded && certificates.length === 0 && <Alert tone="info">{t('noCertificates')}</Alert>}
      {kind === 'renew' && certificates.length > 0 && (
        <Field label={t('certificate')} error={missing ? t('certificateMissing') : null} required>
          {control => (
            <Select
              {...control}
              value={certificate}
              onChange={id => {
                reconsider()
                setChosen(id)
              }}
              options={certificates}
            />
          )}
        </Field>
      )}
      {(kind === 'first' || certificate) && (
        <OpenDraft
          wanted={{
            formid: service.id,
            type,
            ...behalfInput(takers.chosen),
            ...(kind === 'renew' && { cert_id: certificate }),
          }}
          pathOf={paths.request}
        />
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          busy={start.isPending}
          disabled={takers.none || (kind === 'renew' && certificates.length === 0)}
        >
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
  const certificates = (data?.data ?? []).map(({ id, ref_id, form_name, company_id }) => ({
    value: id,
    holder: company_id ?? 'self',
    label: `${ref_id} – ${name(form_name)}`,
  }))
  return { certificates, loaded: data !== undefined }
}
