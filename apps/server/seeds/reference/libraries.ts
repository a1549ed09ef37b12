// Options of choices that forms share: lists every form may use, and a file for each area of services.

import type { Libraries } from './libraries/choice.ts'
import { constructionLibraries } from './libraries/construction.ts'
import { environmentLibraries } from './libraries/environment.ts'
import { explosivesLibraries } from './libraries/explosives.ts'
import { foodLibraries } from './libraries/food.ts'
import { additiveLibraries } from './libraries/food-additives.ts'
import { healthLibraries } from './libraries/health.ts'
import { laboratoryLibraries } from './libraries/laboratory.ts'
import { radiationLibraries } from './libraries/radiation.ts'
import { explosivesLists } from './lists/explosives.ts'
import { feeLists } from './lists/fees.ts'
import { foodLists } from './lists/food.ts'
import { institutionLists } from './lists/institutions.ts'
import { peopleLists } from './lists/people.ts'
import { radiationLists } from './lists/radiation.ts'
import { safetyLists } from './lists/safety.ts'
import { tradeLists } from './lists/trade.ts'

const areas: readonly Libraries[] = [
  tradeLists,
  peopleLists,
  institutionLists,
  radiationLists,
  explosivesLists,
  feeLists,
  foodLists,
  safetyLists,
  radiationLibraries,
  explosivesLibraries,
  laboratoryLibraries,
  foodLibraries,
  additiveLibraries,
  constructionLibraries,
  healthLibraries,
  environmentLibraries,
]

/** Joins the areas; a name or a value that stands twice is refused. */
const join = (all: readonly Libraries[]): Libraries => {
  const joined = new Map<string, Libraries[string]>()
  for (const [name, choices] of all.flatMap(area => Object.entries(area))) {
    if (joined.has(name)) throw new Error(`There are two lists "${name}"`)
    const values = choices.map(([value]) => value)
    const twice = values.find((value, place) => values.indexOf(value) !== place)
    if (twice !== undefined) throw new Error(`The list "${name}" has "${twice}" twice`)
    joined.set(name, choices)
  }
  return Object.fromEntries(joined)
}

export const libraries: Libraries = join(areas)
