// A register on its own page; machines and sources are only read here (CON-124, CON-127).
import { equipmentScreenTexts } from '@khyanalt/domain/messages/equipment-screens'
import type { RegisterName } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { useLocation } from 'react-router'
import { RegisterSection } from '../../form/equipment/RegisterSection.tsx'
import { WithFields } from '../../form/FormRenderer.tsx'
import { useName, useNamePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { CompanyChoice, useChosenCompany } from '../../people/CompanyChoice.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './equipment.module.css'

export const RegisterScreen = () => {
  const t = useText(equipmentScreenTexts)
  const name = useName()
  const names = useNamePair()
  const { pathname } = useLocation()
  const chosen = useChosenCompany()
  const { company } = chosen
  // There is a route for each register and no other.
  const register = registers[pathname.split('/')[3] as RegisterName]
  const { title, subtitle } = names(register.title)
  return (
    <div className={styles.page}>
      <BackLink to={paths.additional}>{t('back')}</BackLink>
      <PageHeader
        title={title}
        subtitle={subtitle}
        lead={
          <>
            {company && (
              <>
                <strong>{company.name}</strong>
                <br />
              </>
            )}
            {register.permitted ? t('readOnly') : name(register.about)}
          </>
        }
      />
      <CompanyChoice {...chosen} />
      <Card padding="l" key={`${register.name} ${company?.id ?? ''}`}>
        {/* The parts of a register stand a level below, as they do inside a form. */}
        <h2>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h2>
        <WithFields>
          <RegisterSection
            register={register}
            scope={company ? { company_id: company.id } : {}}
            fields={null}
            editable={!register.permitted}
          />
        </WithFields>
      </Card>
    </div>
  )
}
