// What the window of a rule and its forms tell each other.
import type { Body } from '../form-edits.ts'

/** Which rule is edited: one that stands at a place, or a further one of a list of checks. */
export type EditedRule =
  | { readonly kind: 'show' | 'enable' | 'require' | 'calculate' | 'required_one'; readonly path: string }
  | {
      readonly kind: 'check'
      readonly list: string
      readonly index: number | null
      /** The question that a new check begins with. */
      readonly about?: string
    }

/** What a form of the window answers: the body with the rule, or why there is none yet. */
export type Built = { readonly body: Body; readonly path: string } | { readonly missing: string }

/** What every form of the window is given. */
export type RuleFormProps = {
  readonly body: Body
  readonly onBuilt: (built: Built) => void
}
