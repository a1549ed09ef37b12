// What a certificate says is permitted; versions from before say nothing of it.
import type { ShownFact } from '@khyanalt/contract/certificate-part'
import type { Bilingual } from '@khyanalt/domain/language'
import { certificatePartTexts } from '@khyanalt/domain/messages/certificate-part'
import { usePair, useText } from '../../language/language.tsx'
import { PrintedFacts } from '../../papers/PrintedFacts.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import styles from './Document.module.css'

export const Said = ({
  said: { facts, conditions },
  closed = false,
  marks = false,
}: {
  readonly said: { readonly facts: readonly ShownFact[]; readonly conditions: readonly Bilingual[] }
  /** Whether the holder's document says more. */
  readonly closed?: boolean
  /** Whether to mark what the holder's document alone says. */
  readonly marks?: boolean
}) => {
  const t = useText(certificatePartTexts)
  const pair = usePair(certificatePartTexts)
  if (facts.length === 0 && conditions.length === 0 && !closed) return null
  return (
    <section aria-labelledby="said-title" className={styles.document}>
      <SectionTitle id="said-title" {...pair('said')} />
      <PrintedFacts facts={facts} conditions={conditions} marks={marks} />
      {closed && <p className={styles.help}>{t('closed')}</p>}
    </section>
  )
}
