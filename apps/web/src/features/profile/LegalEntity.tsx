// The organisation a person stands for, as the state registry and its ADMIN tell it (REQ-PROF-10).
import type { Company } from '@khyanalt/contract/company-schema'
import { companyTexts } from '@khyanalt/domain/messages/companies'
import { companyFieldTexts } from '@khyanalt/domain/messages/company-form'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { companyFacts } from '../../people/company-facts.ts'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './ProfileScreen.module.css'

type Props = { readonly company: Company; readonly onEdit: () => void }

export const LegalEntity = ({ company, onEdit }: Props) => {
  const t = useText(companyTexts)
  const label = useText(companyFieldTexts)
  const pair = usePair(companyTexts)
  const { ui } = useLanguage()
  const missing = <Tag tone="red">{t('missing')}</Tag>
  return (
    <section aria-labelledby={`company-${company.id}`} className={styles.section}>
      <SectionTitle id={`company-${company.id}`} {...pair('legalEntity')} />
      <p className={styles.company}>
        <strong>{company.companyName}</strong>{' '}
        <Tag tone={company.verified ? 'green' : 'orange'}>{t(company.verified ? 'verified' : 'notVerified')}</Tag>
      </p>
      <DescriptionList
        layout="columns"
        items={companyFacts(company, ui).map(({ field, value, optional }) => ({
          id: field,
          term: label(field),
          value: value || (optional ? '–' : missing),
        }))}
      />
      {company.role === 'ADMIN' ? (
        <p>
          <Button variant="secondary" icon="edit" onClick={onEdit}>
            {t('edit')}
          </Button>
        </p>
      ) : (
        <p>{t('adminOnly')}</p>
      )}
    </section>
  )
}
