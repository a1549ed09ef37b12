// Reads a sent form: tidies it, checks it against the lists, and puts its codes into words (REQ-FSI-16…33).
import type { foodFormInput } from '@khyanalt/contract/food-objects'
import {
  type FoodObjectForm,
  type FoodProblemCode,
  type FoodService,
  foodObjectProblems,
  levelOfFoodType,
  parentOfFoodType,
  tidyFoodObject,
} from '@khyanalt/domain/food-object-form'
import type { Problem } from '@khyanalt/domain/problem'
import type { z } from 'zod'
import type { Tx } from '../../db/transaction.ts'
import { addressLine } from '../companies/read-form.ts'
import { type Place, readLibrary, readPlaces } from '../lists/read-list.ts'
import type { FoodContent } from './food-object-record.ts'

/** The library of the kinds of activity. */
export const foodTypes = 'fsi_type'

/** A form with what the lists say of it. */
export type JudgedForm = Pick<FoodContent, 'form' | 'categories' | 'places' | 'address_str'> & {
  readonly problems: readonly Problem[]
}

/** The form as calls send it, tidied; rows without an id of their own get one. */
export const readForm = (sent: z.output<typeof foodFormInput>): FoodObjectForm => {
  const taken = new Set<string>()
  return tidyFoodObject({
    ...sent,
    service_table: sent.service_table.map((row, place) => {
      const id = row.id && !taken.has(row.id) ? row.id : `row-${place + 1}`
      taken.add(id)
      return { ...row, id }
    }),
  })
}

/** Everything that is wrong in a form; `stored` is what the object held before. */
export const judgeForm = async (
  tx: Tx,
  form: FoodObjectForm,
  { stored, today }: { readonly stored: FoodObjectForm | null; readonly today: string },
): Promise<JudgedForm> => {
  const places = await readPlaces(tx, form.address)
  const types = new Map((await readLibrary(tx, foodTypes)).map(type => [type.value, type]))
  const kept = new Set(stored?.service_table.flatMap(codesOf) ?? [])
  const isOffered = (code: string): boolean => {
    const type = types.get(code)
    return type !== undefined && (!type.disabled || kept.has(code))
  }
  const known = places.length === form.address.length
  const problems = [
    ...foodObjectProblems(form, {
      today,
      storedCompanyType: stored?.sender_type === 2 ? stored.company_type : null,
      addressOpen: known && Boolean(places.at(-1)?.divided),
    }),
    ...(known ? [] : [problem('address', 'not_offered')]),
    ...form.service_table.flatMap(row => codeProblems(row, isOffered)),
  ]
  const used = form.service_table.flatMap(codesOf)
  return {
    form,
    problems,
    categories: Object.fromEntries(
      [...new Set(used)].flatMap(code => {
        const type = types.get(code)
        return type ? [[code, type.label] as const] : []
      }),
    ),
    places: places.map(({ value, label }: Place) => ({ value, label })),
    address_str: addressLine(places, null) ?? '',
  }
}

const levels = ['category_main', 'category_second', 'category_third'] as const

const codesOf = (row: FoodService): readonly string[] => levels.map(level => row[level]).filter(code => code !== '')

/** A code must be offered, stand at its level and below the code chosen above it. */
const codeProblems = (row: FoodService, isOffered: (code: string) => boolean): readonly Problem[] =>
  levels.flatMap((name, place) => {
    const code = row[name]
    if (code === '') return []
    const above = levels[place - 1]
    const fits =
      isOffered(code) &&
      levelOfFoodType(code) === place + 1 &&
      (above === undefined || parentOfFoodType(code) === row[above])
    return fits ? [] : [problem(`service_table/${row.id}/${name}`, 'not_offered')]
  })

const problem = (path: string, code: FoodProblemCode): Problem => ({ path, code })
