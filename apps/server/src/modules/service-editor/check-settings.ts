// What of a service's particulars contradicts itself or the catalogue.
import { type ServiceSettings, serviceSettingsSchema } from '@khyanalt/contract/service-settings'
import type { Problem } from '@khyanalt/domain/problem'
import { serviceProblems } from '@khyanalt/domain/service-rules'
import { markupProblems } from '@khyanalt/form-engine/definition-markup'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { attachmentNames } from '../catalogue/attachment-files.ts'
import { findSlugTwin, listEditedCategories } from './service-editor.sql.ts'

/** Particulars as they were typed: what they are where they can be read, and every problem at its place. */
export const judgeSettings = async (
  tx: Tx,
  given: unknown,
  { id, path }: { readonly id: number | null; readonly path: string },
): Promise<{ readonly settings: ServiceSettings | null; readonly problems: readonly Problem[] }> => {
  const parsed = serviceSettingsSchema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(issue => ({
      code: isEmptyAt(given, issue.path) ? 'missing_attribute' : 'wrong_shape',
      path: [path, ...issue.path].map(String).join('/'),
    }))
    return { settings: null, problems: [...new Map(problems.map(one => [one.path, one])).values()] }
  }
  const settings = parsed.data
  const problems = await problemsOf(tx, settings, path)
  const twin = problems.length === 0 && (await findSlugTwin(tx, settings.slug, id)) !== null
  return { settings, problems: twin ? [{ code: 'used_before', path: `${path}/slug` }] : problems }
}

/** Refuses particulars that could not be shown, with every place; and an address that another service has. */
export const refuseBadSettings = async (
  tx: Tx,
  settings: ServiceSettings,
  { id, path, more = [] }: { readonly id: number | null; readonly path: string; readonly more?: readonly Problem[] },
): Promise<void> => {
  const problems = await problemsOf(tx, settings, path)
  if (problems.length + more.length > 0) throw refuse('definition_invalid', { problems: [...problems, ...more] })
  if ((await findSlugTwin(tx, settings.slug, id)) !== null) {
    throw refuse('service_known', {
      params: { slug: settings.slug },
      problems: [{ code: 'used_before', path: `${path}/slug` }],
    })
  }
}

const problemsOf = async (tx: Tx, settings: ServiceSettings, path: string): Promise<Problem[]> => {
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
  ]
  return problems.map(problem => ({ ...problem, path: `${path}/${problem.path}` }))
}

/** Whether nothing was typed at the place yet. */
const isEmptyAt = (given: unknown, path: readonly PropertyKey[]): boolean => {
  let value = given
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(String(key)) : undefined
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).some(one => one === '')
  return value === undefined || value === null || value === ''
}
