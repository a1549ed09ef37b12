// The registration form alone (CON-040).
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { foodSafetyTitle } from '@khyanalt/domain/messages/food-safety-title'
import { useSession } from '../../api/session.ts'
import { usePageTitle } from '../../document.ts'
import { useNamePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './food-objects.module.css'
import { NewFoodObject } from './NewFoodObject.tsx'

export const NewFoodObjectScreen = () => {
  const t = useText(catalogueTexts)
  const pair = useNamePair()(foodSafetyTitle.name)
  usePageTitle(pair.title)
  const { user } = useSession()
  return (
    <div className={styles.page}>
      <BackLink to={paths.service('fsi')}>{t('back')}</BackLink>
      <PageHeader {...pair} />
      {user && <NewFoodObject userId={user.id} />}
    </div>
  )
}
