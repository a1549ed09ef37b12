// What is said of a service: fee, validity, documents and texts of its page, drafted with its form.
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { servicePageTexts } from '@khyanalt/domain/messages/service-editor-page'
import { serviceVersionTexts } from '@khyanalt/domain/messages/service-versions'
import { placeWords } from '@khyanalt/form-engine/definition-place'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AttachmentsField } from './AttachmentsField.tsx'
import styles from './catalogue.module.css'
import { ItemsField } from './ItemsField.tsx'
import { MoneyFields } from './MoneyFields.tsx'
import { OpeningCard } from './OpeningCard.tsx'
import { otherTime, unnamedDocuments } from './page-agreement.ts'
import { problemWords } from './problem-words.ts'
import { catalogueQuery, type Opened } from './queries.ts'
import type { FormDraft } from './use-form-draft.ts'

export const PagePart = ({
  opened,
  draft,
  onReload,
}: {
  readonly opened: Opened
  readonly draft: FormDraft
  readonly onReload: () => Promise<void>
}) => {
  const t = useText(serviceEditorTexts)
  const page = useText(servicePageTexts)
  const tv = useText(serviceVersionTexts)
  const name = useName()
  const { ui } = useLanguage()
  const { data } = useQuery(catalogueQuery)
  const { settings, plan, body } = draft.content
  const set = (change: Partial<ServiceSettings>) => draft.edit({ settings: { ...settings, ...change } })
  const setDetails = (change: Partial<ServiceSettings['details']>) =>
    set({ details: { ...settings.details, ...change } })
  const problems = draft.problems.filter(({ path }) => path.startsWith('settings/'))
  const errorOf = (path: string) => {
    const own = problems.filter(problem => problem.path === `settings/${path}`)
    return own.length === 0 ? null : own.map(problem => problemWords(problem, ui)).join(' ')
  }
  const ofPlan = otherTime(settings, plan)
  const unnamed = unnamedDocuments(settings, body)
  const names = unnamed.map(name).join(', ')
  const leaves = (data?.categories ?? []).filter(row => row.children === 0)
  const client = (type: 'CITIZEN' | 'COMPANY' | 'FOREIGNER', on: boolean) =>
    set({ client_types: on ? [...settings.client_types, type] : settings.client_types.filter(one => one !== type) })
  return (
    <div className={styles.stack}>
      <OpeningCard opened={opened} onReload={onReload} />
      {problems.length > 0 && (
        <Alert tone="error" title={t('problems', { n: problems.length })}>
          <ul className={styles.list}>
            {problems.map(problem => (
              <li key={`${problem.path} ${problem.code}`}>
                <strong>{placeWords(draft.content, problem.path, ui)}</strong> {problemWords(problem, ui)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Card title={page('basics')}>
        <div className={styles.stack}>
          <div className={styles.pair}>
            <TextField
              label={t('name_mn')}
              value={settings.name_mn}
              onChange={name_mn => set({ name_mn })}
              error={errorOf('name_mn')}
              required
            />
            <TextField
              label={t('name_en')}
              value={settings.name_en}
              onChange={name_en => set({ name_en })}
              error={errorOf('name_en')}
              lang="en"
              required
            />
            <TextField
              label={t('slug')}
              value={settings.slug}
              onChange={slug => set({ slug })}
              error={errorOf('slug')}
              required
            />
            <Field label={page('category')} error={errorOf('category_id')} required>
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
              onChange={months => {
                const digits = months.replace(/\D/g, '')
                set({ validity_months: digits === '' ? null : Number(digits) })
              }}
              error={errorOf('validity_months')}
            />
            <TextField
              label={page('time_mn')}
              value={settings.details.time.mn}
              error={errorOf('details/time')}
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
          {ofPlan && (
            <p className={styles.bar}>
              <span>{tv('follows_plan', { time: name(ofPlan) })}</span>
              <Button variant="secondary" size="s" onClick={() => setDetails({ time: ofPlan })}>
                {tv('take_from_plan')}
              </Button>
            </p>
          )}
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
      {unnamed.length > 0 && (
        <Alert
          tone="info"
          actions={
            <Button
              variant="secondary"
              size="s"
              onClick={() =>
                setDetails({
                  required_documents: [
                    ...settings.details.required_documents,
                    ...unnamed.map(title => ({ name: title, licensor: noWords, description: noWords })),
                  ],
                })
              }
            >
              {tv('documents_add')}
            </Button>
          }
        >
          {tv(settings.details.required_documents.length === 0 ? 'documents_empty' : 'documents_missing', { names })}
        </Alert>
      )}
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
    </div>
  )
}

const noWords = { mn: '', en: '' }
