// What is wrong with a service file, in words and at its line: what a portal would refuse when it is taken in.
import { serviceFileSchema } from '@khyanalt/contract/service-settings'
import { editorProblemTexts } from '@khyanalt/domain/messages/service-editor-words'
import type { Problem } from '@khyanalt/domain/problem'
import { defaultReviewPlan } from '@khyanalt/domain/request-actions'
import { formatText } from '@khyanalt/domain/text'
import { grammarProblems } from '@khyanalt/form-engine/definition-grammar-problems'
import { placeWords } from '@khyanalt/form-engine/definition-place'
import { uncoveredChecks } from '@khyanalt/form-engine/form-cases'
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { judgeDraft } from '../../apps/server/src/modules/service-editor/draft-problems.ts'
import { filePlan } from '../../apps/server/src/modules/service-editor/filed-plan.ts'
import type { Said } from '../../apps/server/src/terminal-language.ts'

/** A problem where it stands; line and column from 1. */
export type Finding = { readonly line: number; readonly column: number; readonly code: string; readonly says: Said }

/** What a file comes to. */
export type CheckedFile = {
  readonly problems: readonly Finding[]
  /** Checks of the form that no case sees fail, in their own words. */
  readonly uncovered: readonly Said[]
  readonly cases: number
}

/** Checks the text of a service file; lists and staff of a portal are not known here. */
export const checkServiceFile = (text: string): CheckedFile => {
  const faults: ParseError[] = []
  const tree = parseTree(text, faults, { disallowComments: true })
  if (!tree || faults.length > 0) {
    return { problems: faults.slice(0, 20).map(fault => syntaxFinding(text, fault)), uncovered: [], cases: 0 }
  }
  const filed = serviceFileSchema.safeParse(JSON.parse(text), { reportInput: true })
  if (!filed.success) {
    return { problems: grammarProblems(filed.error.issues).map(findingIn(text, tree)), uncovered: [], cases: 0 }
  }
  const { service, plan = filePlan(defaultReviewPlan), certificate = null, body } = filed.data
  const { language, issues_certificate } = service
  // A file from before says nothing of what is printed, and gets a bare document.
  const issues = issues_certificate && filed.data.certificate !== undefined
  const judged = judgeDraft({ body, language, plan, certificate }, issues, null)
  if (!judged.ok) return { problems: judged.problems.map(findingIn(text, tree)), uncovered: [], cases: 0 }
  return {
    problems: [],
    uncovered: uncoveredChecks(judged.body, language),
    cases: judged.body.cases?.length ?? 0,
  }
}

const findingIn =
  (text: string, tree: Node) =>
  (problem: Problem): Finding => ({
    ...positionAt(text, nodeOf(tree, problem).offset),
    code: problem.code,
    says: { mn: wordsOf(tree, problem, 'mn'), en: wordsOf(tree, problem, 'en') },
  })

const syntaxFinding = (text: string, { error, offset }: ParseError): Finding => ({
  ...positionAt(text, offset),
  code: 'not_json',
  says: {
    mn: `JSON биш байна (${printParseErrorCode(error)}).`,
    en: `This is no JSON (${printParseErrorCode(error)}).`,
  },
})

/** The attribute that a problem is about, else its place, else the nearest place around it. */
const nodeOf = (tree: Node, { path, params }: Problem): Node => {
  const place = path === '' ? [] : path.split('/').map(part => (/^\d+$/.test(part) ? Number(part) : part))
  const attribute = params?.attribute
  const own = typeof attribute === 'string' ? findNodeAtLocation(tree, [...place, attribute]) : undefined
  if (own?.parent) return own.parent
  for (let length = place.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, place.slice(0, length))
    // The line of a property is the one of its name.
    if (node) return node.parent?.type === 'property' ? node.parent : node
  }
  return tree
}

const positionAt = (text: string, offset: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const wordsOf = (tree: Node, { code, params, path }: Problem, language: 'mn' | 'en'): string => {
  const known = Object.hasOwn(editorProblemTexts[language], code)
  const words = Object.fromEntries(
    Object.entries(params ?? {}).map(([key, value]) => [key, typeof value === 'object' ? value[language] : value]),
  )
  const sentence = formatText(editorProblemTexts, language, known ? code : 'other', {
    name: '',
    attribute: '',
    ...words,
    code,
  })
  const place = placeWords(getNodeValue(tree), path, language)
  return place === '' ? sentence : `${place}: ${sentence}`
}
