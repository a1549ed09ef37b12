import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foodPlanOf } from '@khyanalt/domain/food-object-actions'
import { foodSafetyPage } from '@khyanalt/domain/messages/food-safety-page'
import { expect, it } from 'vitest'
import { foodSafetyService } from './food-safety-service.ts'

it('[CON-158] [REQ-AGENCY-28] how long a registration takes is text of its page, which nothing else reads', () => {
  expect(foodSafetyService.time).toEqual(foodSafetyPage.time)
  expect(foodSafetyService.time.mn).toBe('Шууд эсвэл 30 хоног')
  const root = join(import.meta.dirname, '../../../../..')
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(path => !/\.test\./.test(path))
  const readers = sources.filter(path => /messages\/food-safety-page/.test(readFileSync(join(root, path), 'utf8')))
  expect(readers).toEqual(['apps/web/src/features/catalogue/food-safety-service.ts'])
  const users = sources.filter(path => /food-safety-service\.ts'/.test(readFileSync(join(root, path), 'utf8')))
  // Its screen, and what search engines read of it.
  expect(users.toSorted()).toEqual([
    'apps/web/src/features/catalogue/FoodSafetyScreen.tsx',
    'apps/web/src/seo/structured-data.ts',
  ])
  // The days of the review stand in the plan, beside that text and apart from it.
  expect(foodPlanOf('NEW').map(({ workingDays }) => workingDays)).toEqual([25, 5])
})
