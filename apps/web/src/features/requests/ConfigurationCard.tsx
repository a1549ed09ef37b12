// Who sends and which unit receives; stands on the first step (REQ-STEPPER-02, REQ-CONFIG-*).
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { ClientType } from '@khyanalt/domain/client-type'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import type { Problem } from '@khyanalt/domain/problem'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { controlId } from '../../form/field-ids.ts'
import { ConfirmDialog } from '../../form/lazy-parts.tsx'
import { problemText } from '../../form/problem-text.ts'
import type { ValueStore } from '../../form/value-store.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { promptAddress } from '../../prompt-address.ts'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Select } from '../../ui/Select.tsx'
import { offeredSenders } from './configuration.ts'
import { companiesQuery, type OpenedRequest, organizationsQuery } from './queries.ts'
import styles from './requests.module.css'

type ConfigurationCardProps = {
  readonly opened: OpenedRequest
  readonly user: SignedInUser
  readonly values: ValueStore
  /** Whether the definition names the receiving unit itself. */
  readonly hasDefault: boolean
  readonly problems: readonly Problem[]
}

/** The values of a store; re-renders when one changes. */
export const useValues = (store: ValueStore) => useSyncExternalStore(store.subscribe, store.read)

/** The card. */
export const ConfigurationCard = ({ opened, user, values, hasDefault, problems }: ConfigurationCardProps) => {
  const t = useText(requestTexts)
  const pair = usePair(requestTexts)
  const { ui } = useLanguage()
  const current = useValues(values)
  const [prompting, setPrompting] = useState(false)
  const senders = offeredSenders(opened.form.clienttype as readonly ClientType[])
  const errorOf = (path: string) => problems.filter(one => one.path === path).map(one => problemText(one, ui))
  const chooseSender = (sender: string | null) => {
    if (sender === '2' && user.login_type === 'client' && user.type === 1 && user.companies.length === 0) {
      setPrompting(true)
      return
    }
    values.set({ '@sender_type': Number(sender) })
  }
  return (
    <Card {...pair('configuration')} headingLevel={3}>
      <div className={styles.configuration}>
        <RadioGroup
          id={controlId('@sender_type')}
          label={pair('senderType').title}
          sublabel={pair('senderType').subtitle}
          required
          layout="row"
          value={String(current['@sender_type'] ?? '')}
          options={senders.map(sender => ({
            value: String(sender),
            label: t(sender === 1 ? 'senderPerson' : 'senderCompany'),
          }))}
          error={errorOf('@sender_type')}
          onChange={chooseSender}
        />
        {current['@sender_type'] === 2 && (
          <CompanyChoice opened={opened} user={user} values={values} error={errorOf('@company_id')} />
        )}
        {!hasDefault && <OrganizationChoice values={values} error={errorOf('@organization_id')} />}
      </div>
      {prompting && <CompanyPrompt onClose={() => setPrompting(false)} />}
    </Card>
  )
}

type ChoiceProps = { readonly values: ValueStore; readonly error: readonly string[] }

const CompanyChoice = ({
  opened,
  user,
  values,
  error,
}: ChoiceProps & Pick<ConfigurationCardProps, 'opened' | 'user'>) => {
  const t = useText(requestTexts)
  const pair = usePair(requestTexts)
  const current = useValues(values)
  // A portal account acts for the customer, whose company the request already names (CON-024).
  const isOperator = user.login_type === 'user'
  const query = useQuery({ ...companiesQuery, enabled: !isOperator })
  const { company_id: id, company_name: name } = opened.request
  const own = isOperator && id !== null ? { [id]: name ?? id } : (query.data?.data ?? {})
  const options = Object.entries(own).map(([value, label]) => ({ value, label }))
  const only = options.length === 1 ? options[0]?.value : undefined
  useEffect(() => {
    if (only !== undefined && !values.read()['@company_id']) values.set({ '@company_id': only })
  }, [only, values])
  return (
    <Field
      id={controlId('@company_id')}
      label={pair('company').title}
      sublabel={pair('company').subtitle}
      required
      error={error}
    >
      {control => (
        <>
          {query.isError && (
            <LoadFailure text={t('companyFailed')} onRetry={() => query.refetch()} retryLabel={t('retry')} />
          )}
          <Select
            {...control}
            value={String(current['@company_id'] ?? '')}
            options={options}
            onChange={company => values.set({ '@company_id': company || null })}
          />
        </>
      )}
    </Field>
  )
}

const OrganizationChoice = ({ values, error }: ChoiceProps) => {
  const t = useText(requestTexts)
  const pair = usePair(requestTexts)
  const current = useValues(values)
  const query = useQuery(organizationsQuery)
  const say = useName()
  const options = (query.data?.data ?? []).map(({ name, name_en, value }) => ({
    value: String(value),
    label: say({ mn: name, en: name_en }),
  }))
  const { title, subtitle } = pair('organization')
  return (
    <Field id={controlId('@organization_id')} label={title} sublabel={subtitle} required error={error}>
      {control => (
        <>
          {query.isError && (
            <LoadFailure text={t('organizationFailed')} onRetry={() => query.refetch()} retryLabel={t('retry')} />
          )}
          <Select
            {...control}
            value={String(current['@organization_id'] ?? '')}
            options={options}
            onChange={unit => values.set({ '@organization_id': unit === '' ? null : Number(unit) })}
          />
        </>
      )}
    </Field>
  )
}

/** A citizen without a company is led to register one (REQ-CONFIG-05, 06). */
const CompanyPrompt = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText(requestTexts)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <ConfirmDialog
      open
      title={t('companyMissingTitle')}
      text={t('companyMissingText')}
      confirmLabel={t('companyRegister')}
      cancelLabel={t('cancel')}
      onConfirm={() => navigate(promptAddress('company', pathname))}
      onClose={onClose}
    />
  )
}
