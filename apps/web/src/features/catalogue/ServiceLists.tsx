// What the tabs of a service hold (REQ-SVC-13).
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { useName, useText } from '../../language/language.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ServiceLists.module.css'

export const Documents = ({ documents }: { readonly documents: Service['required_documents'] }) => {
  const t = useText(catalogueTexts)
  const name = useName()
  if (documents.length === 0) return <EmptyState title={t('noDocuments')} />
  return (
    <ol className={styles.documents}>
      {documents.map(document => (
        <li key={document.name.mn}>
          <h3>{name(document.name)}</h3>
          {name(document.description) && <p>{name(document.description)}</p>}
          {name(document.licensor) && (
            <p className={styles.quiet}>
              {t('licensor')}: {name(document.licensor)}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

export const Process = ({ steps }: { readonly steps: Service['process'] }) => {
  const t = useText(catalogueTexts)
  const name = useName()
  if (steps.length === 0) return <EmptyState title={t('noInfo')} />
  return (
    <ol className={styles.process}>
      {steps.map(step => (
        <li key={step.title.mn}>
          <h3>{name(step.title)}</h3>
          {name(step.description) && <p>{name(step.description)}</p>}
        </li>
      ))}
    </ol>
  )
}

export const Laws = ({ laws }: { readonly laws: Service['laws'] }) => {
  const t = useText(catalogueTexts)
  if (laws.length === 0) return <EmptyState title={t('noInfo')} />
  return (
    <ul className={styles.documents}>
      {laws.map(law => (
        <li key={law.name}>
          {/* Laws have their title in the language they are written in. */}
          <h3 lang="mn">{law.link ? <OutsideLink href={law.link}>{law.name}</OutsideLink> : law.name}</h3>
          <p className={styles.quiet}>
            {law.index && (
              <>
                {t('lawIndex')}: <span lang="mn">{law.index}</span>
              </>
            )}
            {law.index && law.date && ' · '}
            {law.date && `${t('lawDate')}: ${law.date}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

export const Files = ({ files }: { readonly files: Service['attachments'][number]['files'] }) => {
  const t = useText(catalogueTexts)
  return (
    <table className={styles.files}>
      <thead>
        <tr>
          <th scope="col">{t('file')}</th>
          <th scope="col">{t('fileDescription')}</th>
        </tr>
      </thead>
      <tbody>
        {files.map(file => (
          <tr key={file.url}>
            <td lang="mn">
              <OutsideLink href={file.url}>{file.title}</OutsideLink>
            </td>
            <td lang="mn">{file.desc}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const OutsideLink = ({ href, children }: { readonly href: string; readonly children: string }) => {
  const t = useText(catalogueTexts)
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.outside}>
      {children}
      <Icon name="external" size="s" label={t('newTab')} />
    </a>
  )
}
