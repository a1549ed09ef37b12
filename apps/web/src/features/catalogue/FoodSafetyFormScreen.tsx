// Stands where the registration form will be (CON-040); the form takes this screen's place.

import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { foodSafetyPage } from '@khyanalt/domain/messages/food-safety-page'
import { useName, useNamePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './ServiceScreen.module.css'

export const FoodSafetyFormScreen = () => {
  const t = useText(catalogueTexts)
  const name = useName()
  const pair = useNamePair()
  return (
    <div className={styles.page}>
      <BackLink to={paths.service('fsi')}>{t('back')}</BackLink>
      <PageHeader {...pair(foodSafetyPage.name)} />
      <Alert tone="info" title={name(foodSafetyPage.soonTitle)}>
        {name(foodSafetyPage.soonText)}
      </Alert>
    </div>
  )
}
