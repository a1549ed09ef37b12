// Where an administrator finds the client who asked for help and makes the link to act for him or her (CON-029).
import { findClient } from '@khyanalt/contract/client-tokens'
import { supportTexts } from '@khyanalt/domain/messages/support'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FoundClient } from './FoundClient.tsx'
import styles from './SupportScreen.module.css'

export const SupportScreen = () => {
  const t = useText(supportTexts)
  const { ui } = useLanguage()
  const heading = usePair(supportTexts)('title')
  usePageTitle(heading.title)
  const [missing, setMissing] = useState(false)
  const find = useMutation({ mutationFn: (register_number: string) => callApi(findClient, { register_number }) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = String(new FormData(event.currentTarget).get('number') ?? '').trim()
    setMissing(!number)
    if (number) find.mutate(number)
    else event.currentTarget.querySelector('input')?.focus()
  }
  const client = find.data?.data
  return (
    <div className={styles.screen}>
      <PageHeader {...heading} ornament={false} />
      <p className={styles.intro}>{t('intro')}</p>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField
          name="number"
          label={t('number')}
          help={t('numberHelp')}
          error={missing ? t('numberMissing') : undefined}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <Button type="submit" icon="search" busy={find.isPending}>
          {t('find')}
        </Button>
      </form>
      {find.error && <Alert tone="error">{errorText(find.error, ui)}</Alert>}
      {client && <FoundClient key={`${client.user_id}-${find.submittedAt}`} client={client} />}
    </div>
  )
}
