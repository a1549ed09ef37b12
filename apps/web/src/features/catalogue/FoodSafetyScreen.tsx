// The page about the food-safety registration (CON-040): read by everybody, taken by those who have signed in.
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { categoryTileTexts } from '@khyanalt/domain/messages/category-tiles'
import { Outlet } from 'react-router'
import { useName, usePair, useText } from '../../language/language.tsx'
import { SignedInLink } from '../../layouts/SignedInLink.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { foodSafetyService } from './food-safety-service.ts'
import { Panels } from './Panels.tsx'
import { ServiceDetail } from './ServiceDetail.tsx'
import { Laws, Process } from './ServiceLists.tsx'
import styles from './ServiceScreen.module.css'

export const FoodSafetyScreen = () => {
  const t = useText(catalogueTexts)
  const tile = useText(categoryTileTexts)
  const pair = usePair(catalogueTexts)
  const name = useName()
  const service = foodSafetyService
  return (
    <div className={styles.page}>
      <BackLink to={paths.services}>{t('back')}</BackLink>
      <ServiceDetail
        service={service}
        take={
          <SignedInLink to={paths.foodSafetyForm} look="button" text={tile('loginText')}>
            {t('take')}
          </SignedInLink>
        }
      >
        <Panels
          label={name({ mn: service.name_mn, en: service.name_en })}
          panels={[
            { id: 'laws', ...pair('legalBasis'), content: <Laws laws={service.laws} /> },
            { id: 'process', ...pair('process'), content: <Process steps={service.process} /> },
          ]}
        />
      </ServiceDetail>
      {/* For clients who have signed in, the form stands below. */}
      <Outlet />
    </div>
  )
}
