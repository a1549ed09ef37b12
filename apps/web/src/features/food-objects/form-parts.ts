// What every part of the form is handed.
import type { FoodObjectForm, FoodProblemCode } from '@khyanalt/domain/food-object-form'
import { foodProblemTexts } from '@khyanalt/domain/messages/food-object-form'
import { type Problem, paramsIn } from '@khyanalt/domain/problem'
import { formatText } from '@khyanalt/domain/text'

export type PartProps = {
  readonly form: FoodObjectForm
  readonly change: (change: Partial<FoodObjectForm>) => void
  /** Sentences of a path. */
  readonly errorsOf: (path: string) => readonly string[]
}

/** The id of a control by its path, for error links and focus. */
export const foodFieldId = (path: string): string => `food-${path.replaceAll('/', '-')}`

/** The sentence of a problem. */
export const problemSentence = ({ code, params }: Problem, ui: 'mn' | 'en'): string =>
  Object.hasOwn(foodProblemTexts.mn, code)
    ? formatText(foodProblemTexts, ui, code as FoodProblemCode, paramsIn(params, ui))
    : code

/** Brings the first field that the server refused into sight. */
export const focusProblem = (problems: readonly Problem[]): void => {
  const [first] = problems
  if (first) requestAnimationFrame(() => document.getElementById(foodFieldId(first.path))?.focus())
}
