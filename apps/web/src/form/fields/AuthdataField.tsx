// Panels of what is known of the sender: the person, and the company when one sends.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useName, useText } from '../../language/language.tsx'
import styles from '../field-frame.module.css'
import type { FieldProps } from '../field-props.ts'
import { useFacts, useField } from '../use-form-store.ts'

const personRows = [
  ['personName', 'name'],
  ['registerNumber', 'register_number'],
  ['phone', 'phone'],
  ['email', 'email'],
  ['address', 'custom_address'],
] as const
const companyRows = [
  ['companyName', 'name_mn'],
  ['registerNumber', 'register_number'],
  ['phone', 'phone'],
  ['email', 'email'],
  ['address', 'address'],
] as const

/** The `authdata` kind: no input, no value. */
export const AuthdataField = ({ path, field }: FieldProps) => {
  const name = useName()
  const t = useText(formTexts)
  const facts = useFacts()
  if (!useField(path).state.visible) return null
  return (
    <section className={styles.known} aria-label={name(field.title)}>
      <Panel title={t('person')} rows={personRows} data={facts.person} />
      {facts.company && <Panel title={t('company')} rows={companyRows} data={facts.company} />}
    </section>
  )
}

type PanelProps = {
  readonly title: string
  readonly rows: typeof personRows | typeof companyRows
  readonly data: Readonly<Record<string, unknown>>
}

const Panel = ({ title, rows, data }: PanelProps) => {
  const t = useText(formTexts)
  const known = rows.filter(([, key]) => typeof data[key] === 'string' && data[key] !== '')
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.facts}>
        {known.map(([label, key]) => (
          <div key={key}>
            <dt>{t(label)}</dt>
            <dd>{String(data[key])}</dd>
          </div>
        ))}
      </dl>
      {known.length === 0 && <p className={styles.closedEmpty}>{t('notKnown')}</p>}
    </div>
  )
}
