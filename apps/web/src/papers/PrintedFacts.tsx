// What a document says is permitted, as text: facts, tables and conditions, each with its English line.
import type { ShownFact } from '@khyanalt/contract/certificate-part'
import type { Bilingual } from '@khyanalt/domain/language'
import { certificatePartTexts } from '@khyanalt/domain/messages/certificate-part'
import { useName, useNamePair, useText } from '../language/language.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Table } from '../ui/Table.tsx'
import { Tag } from '../ui/Tag.tsx'
import styles from './PrintedFacts.module.css'

export const PrintedFacts = ({
  facts,
  conditions,
  marks = false,
}: {
  readonly facts: readonly ShownFact[]
  readonly conditions: readonly Bilingual[]
  /** Whether to tell what stands on the holder's document alone. */
  readonly marks?: boolean
}) => {
  const t = useText(certificatePartTexts)
  const pair = useNamePair()
  const texts = facts.filter(fact => fact.text)
  const mark = marks && (
    <Tag tone="grey" size="s">
      {t('only_document')}
    </Tag>
  )
  return (
    <div className={styles.said}>
      {texts.length > 0 && (
        <DescriptionList
          layout="columns"
          items={texts.map(({ title, text, public: open }, index) => ({
            id: String(index),
            term: pair(title).title,
            subterm: pair(title).subtitle,
            value: (
              <>
                <Words words={text ?? { mn: '', en: '' }} /> {!open && mark}
              </>
            ),
          }))}
        />
      )}
      {facts.map((fact, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: what a document says never changes its order.
        fact.columns && fact.rows ? <FactTable key={index} fact={fact} mark={mark} /> : null,
      )}
      {conditions.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.title}>{t('conditions')}</h3>
          <ol className={styles.conditions}>
            {conditions.map(condition => (
              <li key={condition.mn}>
                <Words words={condition} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

/** A text with its English line, where that says something else. */
const Words = ({ words }: { readonly words: Bilingual }) => {
  const { title, subtitle } = useNamePair()(words)
  return (
    <>
      {title}
      {subtitle && subtitle !== title && (
        <span lang="en" className={styles.english}>
          {subtitle}
        </span>
      )}
    </>
  )
}

const FactTable = ({ fact, mark }: { readonly fact: ShownFact; readonly mark: React.ReactNode }) => {
  const t = useText(certificatePartTexts)
  const name = useName()
  const { title, columns = [], rows = [] } = fact
  const titled = rows.some(row => row.title)
  const closed = columns.filter(column => !column.public)
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>
        {name(title)} {closed.length > 0 && mark}
      </h3>
      {closed.length > 0 && closed.length < columns.length && mark && (
        <p className={styles.english}>
          {t('only_document')}: {closed.map(column => name(column.title)).join(', ')}
        </p>
      )}
      <Table
        caption={name(title)}
        rows={rows.map((row, index) => ({ ...row, index }))}
        rowKey={row => row.index}
        columns={[
          ...(titled
            ? [
                {
                  id: 'title',
                  header: t('row_title'),
                  hideHeader: true,
                  rowHeader: true,
                  cell: (row: (typeof rows)[number]) => (row.title ? name(row.title) : ''),
                },
              ]
            : []),
          ...columns.map((column, place) => ({
            id: String(place),
            header: name(column.title),
            cell: (row: (typeof rows)[number]) => <Words words={row.cells[place] ?? { mn: '', en: '' }} />,
          })),
        ]}
      />
    </section>
  )
}
