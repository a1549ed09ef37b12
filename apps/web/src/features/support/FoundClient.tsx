// The client who was found, the reason, and the link that works once.

import type { OutputOf } from '@khyanalt/contract/call'
import { createClientToken, type findClient } from '@khyanalt/contract/client-tokens'
import { supportTexts } from '@khyanalt/domain/messages/support'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { formatTime } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import styles from './SupportScreen.module.css'

type Client = OutputOf<typeof findClient>['data']

export const FoundClient = ({ client }: { readonly client: Client }) => {
  const t = useText(supportTexts)
  const { ui } = useLanguage()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const make = useMutation({
    mutationFn: () => callApi(createClientToken, { user_id: client.user_id, reason: reason.trim() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!reason.trim())
    if (reason.trim()) make.mutate()
  }
  return (
    <section aria-label={client.name} className={styles.client}>
      <p className={styles.person}>
        <strong>
          {client.lastname} {client.name}
        </strong>
        <span>{client.register_number}</span>
        <Tag>{t(`type${client.type}`)}</Tag>
        {client.companies.map(company => (
          <span key={company}>{company}</span>
        ))}
      </p>
      <form noValidate onSubmit={submit} className={styles.reason}>
        <Field label={t('reason')} help={t('reasonHelp')} error={missing ? t('reasonMissing') : null} required>
          {control => <TextArea {...control} rows={3} maxLength={500} value={reason} onChange={setReason} />}
        </Field>
        <Button type="submit" busy={make.isPending}>
          {t('make')}
        </Button>
      </form>
      {make.error && <Alert tone="error">{errorText(make.error, ui)}</Alert>}
      {make.data && (
        <Alert tone="success" title={t('madeTitle')}>
          <p>{t('madeText', { time: formatTime(make.data.expires_at) })}</p>
          <TextLink href={`${paths.loginClient}?token=${make.data.token}`} newWindow>
            {t('open')}
          </TextLink>
        </Alert>
      )}
    </section>
  )
}
