import { foodObjectTexts } from '@khyanalt/domain/messages/food-objects'
import { QueryProvider } from '../../api/query-client.tsx'
import { usePair } from '../../language/language.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import styles from './food-objects.module.css'
import { NewFoodObject } from './NewFoodObject.tsx'

/** The form with a heading of its own and the cache that its questions need. */
export const BelowForm = ({ userId }: { readonly userId: string }) => {
  const pair = usePair(foodObjectTexts)('register')
  return (
    <QueryProvider>
      <section className={styles.below} aria-labelledby="food-form-title">
        <SectionTitle {...pair} id="food-form-title" />
        <NewFoodObject userId={userId} />
      </section>
    </QueryProvider>
  )
}
