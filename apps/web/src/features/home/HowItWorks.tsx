import { homeTexts } from '@khyanalt/domain/messages/home'
import { usePair, useText } from '../../language/language.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import styles from './HowItWorks.module.css'

const steps = [
  ['step1', 'step1Text'],
  ['step2', 'step2Text'],
  ['step3', 'step3Text'],
  ['step4', 'step4Text'],
] as const

/** The way of a request in four steps. */
export const HowItWorks = () => {
  const t = useText(homeTexts)
  const pair = usePair(homeTexts)
  return (
    <section aria-labelledby="steps-title">
      <SectionTitle id="steps-title" {...pair('stepsTitle')} />
      <ol className={styles.steps}>
        {steps.map(([title, text]) => (
          <li key={title} className={styles.step}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
