// What of a service's particulars contradicts itself or the catalogue.
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import type { Problem } from '@khyanalt/domain/problem'
import { serviceProblems } from '@khyanalt/domain/service-rules'
import { markupProblems } from '@khyanalt/form-engine/definition-markup'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { attachmentNames } from '../catalogue/attachment-files.ts'
import { findSlugTwin, listEditedCategories } from './service-editor.sql.ts'

/** Refuses particulars that could not be shown, with every place; and an address that another service has. */
export const refuseBadSettings = async (
  tx: Tx,
  settings: ServiceSettings,
  { id, path, more = [] }: { readonly id: number | null; readonly path: string; readonly more?: readonly Problem[] },
): Promise<void> => {
  const category = (await listEditedCategories(tx)).find(row => row.id === settings.category_id)
  const papers = new Set(attachmentNames().map(name => `/api/attachments/${name}.pdf`))
  const problems: Problem[] = [
    ...serviceProblems(settings),
    ...markupProblems(settings),
    ...(category ? [] : [{ code: 'unknown_category', path: 'category_id' }]),
    ...(category && Number(category.children) > 0 ? [{ code: 'category_has_children', path: 'category_id' }] : []),
    ...settings.details.attachments.flatMap(({ files }, group) =>
      files.flatMap(({ url }, file) =>
        url.startsWith('/api/') && !papers.has(url)
          ? [{ code: 'unknown_paper', path: `details/attachments/${group}/files/${file}/url` }]
          : [],
      ),
    ),
  ].map(problem => ({ ...problem, path: `${path}/${problem.path}` }))
  if (problems.length + more.length > 0) throw refuse('definition_invalid', { problems: [...problems, ...more] })
  if ((await findSlugTwin(tx, settings.slug, id)) !== null) {
    throw refuse('service_known', {
      params: { slug: settings.slug },
      problems: [{ code: 'used_before', path: `${path}/slug` }],
    })
  }
}
