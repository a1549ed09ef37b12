// One answer of the report: its question as heading, a sentence, the figures, and the same as a file.

import type { InputOf } from '@khyanalt/contract/call'
import { downloadOversight } from '@khyanalt/contract/oversight'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { TableDownload } from '../../tables/TableDownload.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import styles from './oversight.module.css'
import type { Asked } from './period.ts'

type PartName = NonNullable<InputOf<typeof downloadOversight>['part']>

export const Part = ({
  title,
  lead,
  file,
  asked,
  children,
}: {
  readonly title: string
  readonly lead?: string | undefined
  /** The part of the report that can be taken away as a file. */
  readonly file?: PartName | undefined
  readonly asked?: Asked | undefined
  readonly children: ReactNode
}) => {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <SectionTitle
        id={id}
        title={title}
        actions={
          file &&
          asked && (
            <TableDownload call={downloadOversight} input={{ ...asked, part: file }} name={`oversight-${file}`} />
          )
        }
      />
      {lead && <p className={styles.quiet}>{lead}</p>}
      {children}
    </section>
  )
}
