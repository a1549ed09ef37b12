// A longer text in sections: a policy or a statement.
import { telephoneOf } from '@khyanalt/domain/agency'
import type { BilingualStatement } from '@khyanalt/domain/statements/statement'
import { useAgency } from '../../agency/agency.tsx'
import { useLanguage } from '../../language/language.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './Statement.module.css'

const since = { mn: (day: string) => `${day} өдрөөс хүчинтэй`, en: (day: string) => `In force since ${day}` } as const

export const Statement = ({ statement }: { readonly statement: BilingualStatement }) => {
  const { ui, mode } = useLanguage()
  const shown = statement[ui]
  const telephone = telephoneOf(useAgency())
  const say = (text: string): string => text.replaceAll('{telephone}', telephone)
  return (
    <article className={styles.page}>
      <PageHeader title={shown.title} subtitle={mode === 'both' ? statement.en.title : null} lead={shown.lead} />
      <p className={styles.since}>{since[ui](shown.since)}</p>
      {shown.sections.map(({ title, text, points }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          {text.map(paragraph => (
            <p key={paragraph}>{say(paragraph)}</p>
          ))}
          {points && (
            <ul className={styles.points}>
              {points.map(point => (
                <li key={point}>{say(point)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  )
}
