import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { FactBlock } from './FactBlock.tsx'
import styles from './FactsPane.module.css'
import type { Case } from './queries.ts'

/** Who asks, how to reach him or her, and where the request went. */
export const ApplicantFacts = ({ shown: { customer, request } }: { readonly shown: Case }) => {
  const t = useText(staffCaseTexts)
  const company = request.sender_type === 2 ? customer.company : null
  const facts = [
    ['company', company ? `${company.name}, ${company.register_number}` : null],
    ['applicant_name', customer.name],
    ['register_number', customer.register_number],
    ['phone', customer.phone],
    ['email', customer.email],
    ['organization', request.organization_value],
    ['sent_at', request.submitted_at ? formatMoment(request.submitted_at) : null],
  ] as const
  return (
    <FactBlock title={t('applicant')}>
      <dl className={styles.facts}>
        {facts.map(([key, value]) =>
          value ? (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>
                <FactValue kind={key} value={value} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </FactBlock>
  )
}

const FactValue = ({ kind, value }: { readonly kind: string; readonly value: string }) => {
  if (kind === 'phone') return <a href={`tel:${value}`}>{value}</a>
  return kind === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value
}
