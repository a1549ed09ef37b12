// The one client who asked for help; nobody leafs through the others.
import { findPersonByNumber } from '@khyanalt/contract/staff-people'
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './people.module.css'

export const ClientSearch = () => {
  const t = useText(staffPeopleTexts)
  const { ui } = useLanguage()
  const navigate = useNavigate()
  const [missing, setMissing] = useState(false)
  const find = useMutation({
    mutationFn: (register_number: string) => callApi(findPersonByNumber, { register_number }),
    onSuccess: ({ id }) => navigate(staffPaths.person(id)),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = String(new FormData(event.currentTarget).get('number') ?? '').trim()
    setMissing(!number)
    if (number) find.mutate(number)
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <>
      <p className={styles.quiet}>{t('clientIntro')}</p>
      <form noValidate onSubmit={submit} className={styles.narrow}>
        <TextField
          name="number"
          label={t('number')}
          help={t('numberHelp')}
          error={missing ? t('numberMissing') : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          required
        />
        {find.error && (
          <Alert tone="error" urgent>
            {errorText(find.error, ui)}
          </Alert>
        )}
        <Button type="submit" icon="search" busy={find.isPending}>
          {t('find')}
        </Button>
      </form>
    </>
  )
}
