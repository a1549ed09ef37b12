import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { formatMoment } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { FactBlock } from '../cases/FactBlock.tsx'
import styles from './FactsPane.module.css'
import type { Case } from './queries.ts'

/** Who asks, as it was sent, how to reach him or her, and where the request went. */
export const ApplicantFacts = ({ shown: { customer, customer_now, request } }: { readonly shown: Case }) => {
  const t = useText(staffCaseTexts)
  const name = useName()
  const sent = contactOf(customer, request.sender_type)
  const now = customer_now && contactOf(customer_now, request.sender_type)
  const where = [
    ['organization', request.organization && name(request.organization)],
    ['sent_at', request.submitted_at ? formatMoment(request.submitted_at) : null],
  ] as const
  return (
    <FactBlock title={t('applicant')}>
      <dl className={styles.facts}>
        {contactKeys.map(key => (
          <Fact key={key} kind={key} value={sent[key]} now={now ? now[key] : sent[key]} />
        ))}
        {where.map(([key, value]) => (
          <Fact key={key} kind={key} value={value} now={value} />
        ))}
      </dl>
    </FactBlock>
  )
}

const contactKeys = ['company', 'applicant_name', 'register_number', 'phone', 'email'] as const

type Contact = Readonly<Record<(typeof contactKeys)[number], string | null>>

const contactOf = ({ company, name, ...rest }: Case['customer'], sender: number | null): Contact => ({
  company: sender === 2 && company ? `${company.name}, ${company.register_number}` : null,
  applicant_name: name,
  ...rest,
})

type FactKind = (typeof contactKeys)[number] | 'organization' | 'sent_at'

/** A fact as it was sent, with a mark where it reads otherwise today. */
const Fact = ({
  kind,
  value,
  now,
}: {
  readonly kind: FactKind
  readonly value: string | null
  readonly now: string | null
}) => {
  const t = useText(staffCaseTexts)
  if (!value && !now) return null
  return (
    <div>
      <dt>{t(kind)}</dt>
      <dd>
        {value ? <FactValue kind={kind} value={value} /> : '–'}
        {now !== value && (
          <span className={styles.today}>
            <Tag tone="orange">{t('today')}</Tag> {now ? <FactValue kind={kind} value={now} /> : t('today_none')}
          </span>
        )}
      </dd>
    </div>
  )
}

const FactValue = ({ kind, value }: { readonly kind: string; readonly value: string }) => {
  if (kind === 'phone') return <a href={`tel:${value}`}>{value}</a>
  return kind === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value
}
