// Required documents, process, laws and the attachment groups (REQ-SVC-01, REQ-SVC-13).
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { useName, usePair, useText } from '../../language/language.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panels } from './Panels.tsx'
import styles from './ServiceTabs.module.css'

export const ServiceTabs = ({ service }: { readonly service: Service }) => {
  const t = useText(catalogueTexts)
  const pair = usePair(catalogueTexts)
  const name = useName()
  return (
    <Panels
      label={name({ mn: service.name_mn, en: service.name_en })}
      panels={[
        { id: 'documents', ...pair('documents'), content: <Documents service={service} /> },
        { id: 'process', ...pair('process'), content: <Process service={service} /> },
        { id: 'laws', ...pair('laws'), content: <Laws service={service} /> },
        ...service.attachments.map((group, place) => ({
          id: `attachment-${place}`,
          title: name(group.title),
          subtitle: null,
          content: (
            <table className={styles.files}>
              <thead>
                <tr>
                  <th scope="col">{t('file')}</th>
                  <th scope="col">{t('fileDescription')}</th>
                </tr>
              </thead>
              <tbody>
                {group.files.map(file => (
                  <tr key={file.url}>
                    <td>
                      <a href={file.url} target="_blank" rel="noreferrer">
                        {file.title} <span className={styles.hint}>({t('newTab')})</span>
                      </a>
                    </td>
                    <td>{file.desc}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ),
        })),
      ]}
    />
  )
}

const Documents = ({ service }: { readonly service: Service }) => {
  const t = useText(catalogueTexts)
  const name = useName()
  if (service.required_documents.length === 0) return <EmptyState title={t('noDocuments')} />
  return (
    <ol className={styles.documents}>
      {service.required_documents.map(document => (
        <li key={document.name.mn}>
          <h2>{name(document.name)}</h2>
          {name(document.description) && <p>{name(document.description)}</p>}
          {name(document.licensor) && (
            <p className={styles.licensor}>
              {t('licensor')}: {name(document.licensor)}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

const Process = ({ service }: { readonly service: Service }) => {
  const t = useText(catalogueTexts)
  const name = useName()
  if (service.process.length === 0) return <EmptyState title={t('noInfo')} />
  return (
    <ol className={styles.process}>
      {service.process.map(step => (
        <li key={step.title.mn}>
          <h2>{name(step.title)}</h2>
          {name(step.description) && <p>{name(step.description)}</p>}
        </li>
      ))}
    </ol>
  )
}

const Laws = ({ service }: { readonly service: Service }) => {
  const t = useText(catalogueTexts)
  if (service.laws.length === 0) return <EmptyState title={t('noInfo')} />
  return (
    <ul className={styles.laws}>
      {service.laws.map(law => (
        <li key={law.name}>
          {law.link ? (
            <a href={law.link} target="_blank" rel="noreferrer">
              {law.name} <span className={styles.hint}>({t('newTab')})</span>
            </a>
          ) : (
            law.name
          )}
          <span className={styles.licensor}>{[law.index, law.date].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}
