// Puts another spelling in place of a word.
import { mergeWords } from '@khyanalt/contract/staff-words'
import { staffWordsTexts } from '@khyanalt/domain/messages/staff-words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './lists.module.css'
import { type TypedWord, wordsKey } from './WordsScreen.tsx'

export const MergeDialog = ({ word, onClose }: { readonly word: TypedWord; readonly onClose: () => void }) => {
  const t = useText(staffWordsTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const id = useId()
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!into.trim())
    if (into.trim()) merge.mutate()
  }
  return (
    <Dialog
      open
      title={t('mergeTitle', { text: word.text })}
      onClose={onClose}
      locked={merge.isPending}
      actions={
        <Button type="submit" form={id} busy={merge.isPending}>
          {t('merge')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        {merge.error && (
          <Alert tone="error" urgent>
            {errorText(merge.error, ui)}
          </Alert>
        )}
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
      </form>
    </Dialog>
  )
}
