// All registers of one owner, to read.
import { staffRegisterTexts } from '@khyanalt/domain/messages/staff-registers'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { RegisterView } from '../../form/equipment/RegisterView.tsx'
import { useLanguage, useNamePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ownerQuery } from './queries.ts'
import styles from './registers.module.css'

export const OwnerScreen = () => {
  const t = useText(staffRegisterTexts)
  const names = useNamePair()
  const { ui } = useLanguage()
  const { kind, id } = useParams()
  const { data, error, refetch, isFetching } = useQuery(
    ownerQuery({ kind: kind === 'company' ? 'company' : 'person', id: id ?? '' }),
  )
  usePageTitle(data?.owner.name ?? t('title'))
  return (
    <StaffScreen>
      <BackLink to={staffPaths.registers}>{t('back')}</BackLink>
      {error && !data && (
        <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <>
          <PageHeader
            title={data.owner.name}
            lead={
              <>
                {t(data.owner.kind)}, {data.owner.register_number}
                <br />
                {t('ownerLead')}
              </>
            }
            ornament={false}
          />
          {data.registers.map(({ register, sheet, items }) => (
            <section key={register} className={styles.part}>
              <SectionTitle {...names(registers[register].title)} />
              <RegisterView register={registers[register]} sheet={sheet} items={items} />
            </section>
          ))}
        </>
      )}
    </StaffScreen>
  )
}
