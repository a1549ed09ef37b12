// Puts another spelling in place of a word.
import { mergeWords } from '@khyanalt/contract/staff-words'
import { staffWordsTexts } from '@khyanalt/domain/messages/staff-words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { SubmitDialog } from '../../ui/SubmitDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import { type TypedWord, wordsKey } from './typed-word.ts'

export const MergeDialog = ({ word, onClose }: { readonly word: TypedWord; readonly onClose: () => void }) => {
  const t = useText(staffWordsTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [into, setInto] = useState(word.text)
  const [missing, setMissing] = useState(false)
  const merge = useMutation({
    mutationFn: () => callApi(mergeWords, { key: word.key, language: word.language, text: word.text, into }),
    onSuccess: async () => {
      showToast({ text: t('merged') })
      await client.invalidateQueries({ queryKey: wordsKey })
      onClose()
    },
  })
  const submit = () => {
    setMissing(!into.trim())
    if (into.trim()) merge.mutate()
  }
  return (
    <SubmitDialog
      title={t('mergeTitle', { text: word.text })}
      submit={t('merge')}
      pending={merge.isPending}
      error={merge.error && errorText(merge.error, ui)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('into')}
        help={t('intoHelp')}
        error={missing ? t('missing') : undefined}
        lang={word.language}
        value={into}
        onChange={setInto}
        maxLength={200}
        required
      />
    </SubmitDialog>
  )
}
