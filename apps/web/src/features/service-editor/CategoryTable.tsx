// The tree of categories as rows, with what keeps each from being removed.
import { deleteCategory, type EditedCategory } from '@khyanalt/contract/category-editor'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useTransactionId } from '../../api/transaction-id.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Table } from '../../ui/Table.tsx'
import { CategoryDialog } from './CategoryDialog.tsx'
import styles from './catalogue.module.css'
import { catalogueKey } from './queries.ts'

export const CategoryTable = ({ categories }: { readonly categories: readonly EditedCategory[] }) => {
  const t = useText(serviceEditorTexts)
  const name = useName()
  const [edited, setEdited] = useState<EditedCategory | null>(null)
  const [removed, setRemoved] = useState<EditedCategory | null>(null)
  const rows = categories
    .filter(row => row.parent_id === null)
    .flatMap(top => [top, ...categories.filter(row => row.parent_id === top.id)])
  return (
    <>
      <Table
        caption={t('tab_categories')}
        rows={rows}
        rowKey={row => row.id}
        columns={[
          {
            id: 'name',
            header: t('col_name'),
            rowHeader: true,
            cell: row => <span className={row.parent_id === null ? styles.link : styles.child}>{name(row.name)}</span>,
          },
          { id: 'code', header: t('col_code'), cell: row => row.code ?? '–' },
          {
            id: 'holds',
            header: t('col_holds'),
            cell: row => t('holds', { services: row.services, children: row.children }),
          },
          {
            id: 'acts',
            header: t('col_acts'),
            hideHeader: true,
            align: 'end',
            cell: row => (
              <span className={styles.acts}>
                <Button
                  variant="secondary"
                  size="s"
                  label={`${t('edit')}: ${name(row.name)}`}
                  onClick={() => setEdited(row)}
                >
                  {t('edit')}
                </Button>
                <Button
                  variant="quiet"
                  size="s"
                  label={`${t('remove')}: ${name(row.name)}`}
                  onClick={() => setRemoved(row)}
                >
                  {t('remove')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {edited && <CategoryDialog categories={categories} edited={edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveCategory category={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}

const RemoveCategory = ({ category, onClose }: { readonly category: EditedCategory; readonly onClose: () => void }) => {
  const t = useText(serviceEditorTexts)
  const { ui } = useLanguage()
  const name = useName()
  const client = useQueryClient()
  const transaction = useTransactionId()
  const act = useMutation({
    mutationFn: () =>
      callApi(deleteCategory, { id: category.id, version: category.version, transaction_id: transaction.id() }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: catalogueKey })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      danger
      title={t('remove_category', { name: name(category.name) })}
      confirmLabel={t('remove')}
      busy={act.isPending}
      onConfirm={() => act.mutate()}
      onClose={onClose}
    >
      {act.error && (
        <Alert tone="error" urgent>
          {errorText(act.error, ui)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
