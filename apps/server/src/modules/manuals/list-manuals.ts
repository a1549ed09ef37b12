import type * as calls from '@khyanalt/contract/manuals'
import type { UseCase } from '../../http/bind.ts'
import { readManuals } from './read-manuals.ts'

export const listManuals: UseCase<typeof calls.listManuals> = async () => ({
  data: readManuals().map(({ name, title, title_en, summary, summary_en }) => ({
    name,
    title,
    title_en,
    summary,
    summary_en,
  })),
})
