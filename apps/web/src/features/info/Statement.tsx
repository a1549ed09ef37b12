// A longer text in sections: a policy or a statement.
import type { BilingualStatement } from '@khyanalt/domain/statements/statement'
import { useLanguage } from '../../language/language.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './Statement.module.css'

const since = { mn: (day: string) => `${day} өдрөөс хүчинтэй`, en: (day: string) => `In force since ${day}` } as const

export const Statement = ({ statement }: { readonly statement: BilingualStatement }) => {
  const { ui, mode } = useLanguage()
  const shown = statement[ui]
  return (
    <article className={styles.page}>
      <PageHeader title={shown.title} subtitle={mode === 'both' ? statement.en.title : null} lead={shown.lead} />
      <p className={styles.since}>{since[ui](shown.since)}</p>
      {shown.sections.map(({ title, text, points }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          {text.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul className={styles.points}>
              {points.map(point => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  )
}
