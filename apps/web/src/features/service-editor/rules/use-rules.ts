// The rules of a form as sentences, with the labels of lists of the catalogue as soon as they arrive.
import type { Bilingual } from '@khyanalt/domain/language'
import { isServedList, type ListedOption, optionListKey } from '@khyanalt/form-engine/facts'
import { type RuleSentence, sentencesOf } from '@khyanalt/form-engine/rule-building/form-sentences'
import type { Question } from '@khyanalt/form-engine/rule-building/rule-form'
import type { ListedLabels } from '@khyanalt/form-engine/rule-building/rule-words'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listQuery } from '../../../form/option-lists.ts'
import type { Body } from '../form-edits.ts'

/** The list of the catalogue that a question chooses from, or null. */
export const listOfQuestion = ({ field }: Question): string | null => {
  const key = field.options === undefined ? optionListKey(field) : null
  return key !== null && isServedList(key) ? key : null
}

type Lists = ReadonlyMap<string, readonly ListedOption[]>

const labelIn = (lists: Lists): ListedLabels => {
  const labels = new Map(
    [...lists].map(([key, options]) => [key, new Map(options.map(({ value, label }) => [value, label]))]),
  )
  return (question, value): Bilingual | undefined => labels.get(listOfQuestion(question) ?? '')?.get(value)
}

/** The labels that rules mention; only lists of which a rule names a choice are fetched. */
export const useListedLabels = (body: Body): ListedLabels => {
  const keys = useMemo(() => {
    const asked = new Set<string>()
    sentencesOf(body, question => {
      const key = listOfQuestion(question)
      if (key !== null) asked.add(key)
      return undefined
    })
    return [...asked].sort()
  }, [body])
  const lists = useQueries({
    queries: keys.map(listQuery),
    combine: results => results.map(({ data }) => data),
  })
  return useMemo(
    () =>
      labelIn(
        new Map(
          keys.flatMap((key, index) => {
            const options = lists[index]
            return options === undefined ? [] : [[key, options] as const]
          }),
        ),
      ),
    [keys, lists],
  )
}

/** Every rule of the form as a sentence. */
export const useRuleSentences = (body: Body): readonly RuleSentence[] => {
  const listed = useListedLabels(body)
  return useMemo(() => sentencesOf(body, listed), [body, listed])
}
