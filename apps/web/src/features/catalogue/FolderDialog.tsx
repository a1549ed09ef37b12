// The services of a folder (REQ-CAT-02, REQ-CAT-05, REQ-CAT-08).
import type { Category } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../api/error-text.ts'
import { QueryProvider } from '../../api/query-client.tsx'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { folderQuery } from './queries.ts'
import { ServiceList } from './ServiceList.tsx'

export const FolderDialog = ({ folder, onClose }: { readonly folder: Category; readonly onClose: () => void }) => {
  const t = useText(catalogueTexts)
  const name = useName()
  return (
    <Dialog open onClose={onClose} size="w700" title={t('servicesOf', { name: name(folder.data._name) })}>
      <QueryProvider>
        <FolderServices folderId={folder.id} />
      </QueryProvider>
    </Dialog>
  )
}

const FolderServices = ({ folderId }: { readonly folderId: number }) => {
  const t = useText(catalogueTexts)
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery(folderQuery(folderId))
  if (error && !data) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  return data ? <ServiceList services={data.data} /> : <Skeleton height={160} />
}
