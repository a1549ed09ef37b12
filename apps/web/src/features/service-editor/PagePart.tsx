// What the page of a service says: saved as one, shown to people at once.
import { saveService } from '@khyanalt/contract/service-editor'
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { servicePageTexts } from '@khyanalt/domain/messages/service-editor-page'
import { staffProposalTexts } from '@khyanalt/domain/messages/staff-proposals'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { useActId } from '../../api/transaction-id.ts'
import { LeaveGuard } from '../../console/LeaveGuard.tsx'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import { AttachmentsField } from './AttachmentsField.tsx'
import styles from './catalogue.module.css'
import { ItemsField } from './ItemsField.tsx'
import { MoneyFields } from './MoneyFields.tsx'
import { catalogueQuery, type Opened } from './queries.ts'
import { Refusal } from './Refusal.tsx'

export const PagePart = ({ opened, onSaved }: { readonly opened: Opened; readonly onSaved: () => Promise<void> }) => {
  const t = useText(serviceEditorTexts)
  const page = useText(servicePageTexts)
  const name = useName()
  const act = useActId()
  const { data } = useQuery(catalogueQuery)
  const [settings, setSettings] = useState(opened.settings as ServiceSettings)
  const [state, setState] = useState({ status: opened.status, temporary_disable: opened.temporary_disable })
  const [touched, setTouched] = useState(false)
  const tp = useText(staffProposalTexts)
  const set = (change: Partial<ServiceSettings>) => {
    setTouched(true)
    setSettings(before => ({ ...before, ...change }))
  }
  const setDetails = (change: Partial<ServiceSettings['details']>) =>
    set({ details: { ...settings.details, ...change } })
  const save = useMutation({
    mutationFn: (version: number) => {
      const input = { id: opened.id, version, settings, ...state }
      return callApi(saveService, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: async ({ proposal }) => {
      setTouched(false)
      showToast({ text: proposal === null ? t('saved') : tp('proposed') })
      await onSaved()
    },
  })
  const over = save.error as { code?: string; current?: { version?: number } } | null
  const leaves = (data?.categories ?? []).filter(row => row.children === 0)
  const client = (type: 'CITIZEN' | 'COMPANY' | 'FOREIGNER', on: boolean) =>
    set({ client_types: on ? [...settings.client_types, type] : settings.client_types.filter(one => one !== type) })
  return (
    <div className={styles.stack}>
      <LeaveGuard dirty={touched} />
      <Card title={page('basics')}>
        <div className={styles.stack}>
          <Checkbox
            label={page('state_open')}
            value={state.status === 1}
            onChange={open => {
              setTouched(true)
              setState({ ...state, status: open ? 1 : 0 })
            }}
          />
          <Checkbox
            label={page('state_paused')}
            value={state.temporary_disable}
            onChange={temporary_disable => {
              setTouched(true)
              setState({ ...state, temporary_disable })
            }}
          />
          <div className={styles.pair}>
            <TextField label={t('name_mn')} value={settings.name_mn} onChange={name_mn => set({ name_mn })} required />
            <TextField
              label={t('name_en')}
              value={settings.name_en}
              onChange={name_en => set({ name_en })}
              lang="en"
              required
            />
            <TextField label={t('slug')} value={settings.slug} onChange={slug => set({ slug })} required />
            <Field label={page('category')} required>
              {control => (
                <Select
                  {...control}
                  value={String(settings.category_id)}
                  onChange={id => set({ category_id: Number(id) })}
                  emptyLabel={null}
                  options={leaves.map(row => ({ value: String(row.id), label: name(row.name) }))}
                />
              )}
            </Field>
            <Field label={page('type')} required>
              {control => (
                <Select
                  {...control}
                  value={settings.type}
                  onChange={type => set({ type: type as ServiceSettings['type'] })}
                  emptyLabel={null}
                  options={(['NEW', 'RENEW', 'ONETIME'] as const).map(each => ({
                    value: each,
                    label: page(`type_${each}`),
                  }))}
                />
              )}
            </Field>
            <TextField
              label={page('validity_months')}
              inputMode="numeric"
              value={String(settings.validity_months ?? '')}
              onChange={months => set({ validity_months: months === '' ? null : Number(months.replace(/\D/g, '')) })}
            />
            <TextField
              label={page('time_mn')}
              value={settings.details.time.mn}
              onChange={mn => setDetails({ time: { ...settings.details.time, mn } })}
              required
            />
            <TextField
              label={page('time_en')}
              value={settings.details.time.en}
              onChange={en => setDetails({ time: { ...settings.details.time, en } })}
              lang="en"
              required
            />
          </div>
          <Fieldset legend={page('clients')} required>
            {(['CITIZEN', 'COMPANY', 'FOREIGNER'] as const).map(type => (
              <Checkbox
                key={type}
                label={page(`client_${type}`)}
                value={settings.client_types.includes(type)}
                onChange={on => client(type, on)}
              />
            ))}
          </Fieldset>
          {(['issues_certificate', 'renewable', 'openly_readable'] as const).map(key => (
            <Checkbox key={key} label={page(key)} value={settings[key]} onChange={on => set({ [key]: on })} />
          ))}
        </div>
      </Card>
      <Card title={page('money')}>
        <MoneyFields
          price={settings.details.price}
          fee={settings.fee}
          onPrice={(price, fee) => set({ fee, details: { ...settings.details, price } })}
        />
      </Card>
      <ItemsField
        title={page('required_documents')}
        items={settings.details.required_documents}
        fresh={{ name: { mn: '', en: '' }, licensor: { mn: '', en: '' }, description: { mn: '', en: '' } }}
        parts={{ name: page('item_name'), licensor: page('item_licensor'), description: page('item_description') }}
        onChange={required_documents => setDetails({ required_documents })}
      />
      <ItemsField
        title={page('process')}
        items={settings.details.process}
        fresh={{ title: { mn: '', en: '' }, description: { mn: '', en: '' } }}
        parts={{ title: page('item_title'), description: page('item_description') }}
        onChange={process => setDetails({ process })}
      />
      <ItemsField
        title={page('laws')}
        items={settings.details.laws}
        fresh={{ name: '', index: '', date: '', link: '' }}
        parts={{ name: page('item_name'), index: page('item_index'), date: page('item_date'), link: page('item_link') }}
        onChange={laws => setDetails({ laws })}
      />
      <AttachmentsField
        groups={settings.details.attachments}
        papers={opened.papers}
        onChange={attachments => setDetails({ attachments })}
      />
      <Refusal
        error={save.error}
        actions={
          <>
            <Button variant="secondary" size="s" onClick={() => void onSaved()}>
              {t('reload_theirs')}
            </Button>
            <Button variant="quiet" size="s" onClick={() => save.mutate(over?.current?.version ?? opened.version)}>
              {t('keep_mine')}
            </Button>
          </>
        }
      />
      <div className={styles.bar}>
        <Button icon="save" busy={save.isPending} disabled={!touched} onClick={() => save.mutate(opened.version)}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
