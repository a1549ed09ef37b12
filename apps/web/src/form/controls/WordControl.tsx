// Text with suggestions from words typed before; the list is asked for when somebody comes to the field.
import { listWords } from '@khyanalt/contract/lists'
import { wordLanguage } from '@khyanalt/form-engine/word-language'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { controlId } from '../field-ids.ts'
import type { FieldProps } from '../field-props.ts'
import { useFormStore } from '../use-form-store.ts'
import { TextControl } from './TextControl.tsx'

/** A text input whose suggestions are the words kept under `librarykey`. */
export const WordControl = ({ path, field }: FieldProps) => {
  const [entered, setEntered] = useState(false)
  const wordkey = field.field.librarykey ?? field.name
  const lang = wordLanguage(field.field, useFormStore().readFacts())
  const words = useQuery({
    queryKey: ['words', wordkey, lang],
    queryFn: ({ signal }) => callApi(listWords, { wordkey, lang }, { signal }),
    enabled: entered,
    staleTime: 10 * 60_000,
    // Suggestions are a comfort: without them the field works as before.
    retry: false,
  })
  const list = `${controlId(path)}-words`
  return (
    <TextControl path={path} field={field} list={list} onEnter={() => setEntered(true)}>
      <datalist id={list}>
        {words.data?.data.map(word => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </TextControl>
  )
}
