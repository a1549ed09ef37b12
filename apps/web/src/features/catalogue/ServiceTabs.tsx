// Required documents, process, laws and the attachment groups (REQ-SVC-01, REQ-SVC-13).
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { useName, useNamePair, usePair } from '../../language/language.tsx'
import { Panels } from './Panels.tsx'
import { Documents, Files, Laws, Process } from './ServiceLists.tsx'

export const ServiceTabs = ({ service }: { readonly service: Service }) => {
  const pair = usePair(catalogueTexts)
  const group = useNamePair()
  const name = useName()
  return (
    <Panels
      label={name({ mn: service.name_mn, en: service.name_en })}
      panels={[
        { id: 'documents', ...pair('documents'), content: <Documents documents={service.required_documents} /> },
        { id: 'process', ...pair('process'), content: <Process steps={service.process} /> },
        { id: 'laws', ...pair('laws'), content: <Laws laws={service.laws} /> },
        ...service.attachments.map((attachment, place) => ({
          id: `attachment-${place}`,
          ...group(attachment.title),
          content: <Files files={attachment.files} />,
        })),
      ]}
    />
  )
}
