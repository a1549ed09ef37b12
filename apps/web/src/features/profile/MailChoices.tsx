// Which messages also come by e-mail, and in which language.
import { setNotificationPreferences } from '@khyanalt/contract/notifications'
import { type LanguageMode, languageModes, readLanguageMode } from '@khyanalt/domain/language'
import { profileMenuTexts } from '@khyanalt/domain/messages/profile-menu'
import { type NotificationTopic, notificationTopics } from '@khyanalt/domain/notification-topic'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import styles from './ProfileScreen.module.css'
import { mailChoicesQuery } from './queries.ts'

type Choices = Readonly<Record<NotificationTopic, boolean>>

export const MailChoices = () => {
  const t = useText(profileMenuTexts)
  const pair = usePair(profileMenuTexts)
  const { ui } = useLanguage()
  usePageTitle(pair('mail').title)
  const { data, error, refetch } = useQuery(mailChoicesQuery())
  return (
    <div className={styles.page}>
      <PageHeader {...pair('mail')} lead={t('mailLead')} />
      {error && !data && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton height={280} />}
      {data && (
        <>
          {data.data.address ? (
            <p>{t('mailAddress', { address: data.data.address })}</p>
          ) : (
            <Alert tone="warning">{t('mailNoAddress')}</Alert>
          )}
          <ChoiceForm kept={data.data.mail} keptLanguage={data.data.language} />
        </>
      )}
    </div>
  )
}

/** The choices of language with their words. */
const languages = { both: 'mailBoth', mn: 'mailMn', en: 'mailEn' } as const satisfies Record<LanguageMode, string>

const ChoiceForm = ({ kept, keptLanguage }: { readonly kept: Choices; readonly keptLanguage: LanguageMode }) => {
  const t = useText(profileMenuTexts)
  const pair = usePair(profileMenuTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [mail, setMail] = useState(kept)
  const [language, setLanguage] = useState(keptLanguage)
  const save = useMutation({
    mutationFn: () => callApi(setNotificationPreferences, { mail, language }),
    onSuccess: () => {
      showToast({ text: t('mailSaved') })
      return client.invalidateQueries({ queryKey: mailChoicesQuery().queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <UnmarkedFields value={true}>
      <form onSubmit={submit} className={styles.section}>
        {save.error && (
          <Alert tone="error" urgent>
            {errorText(save.error, ui)}
          </Alert>
        )}
        <Fieldset legend={t('mailTopics')}>
          {notificationTopics.map(topic => {
            const { title, subtitle } = pair(topic)
            return (
              <Checkbox
                key={topic}
                label={title}
                sublabel={subtitle}
                help={t(`${topic}Help`)}
                value={mail[topic]}
                onChange={wanted => setMail({ ...mail, [topic]: wanted })}
              />
            )
          })}
        </Fieldset>
        <RadioGroup
          label={pair('mailLanguage').title}
          sublabel={pair('mailLanguage').subtitle}
          options={languageModes.map(value => {
            const { title, subtitle } = pair(languages[value])
            return { value, label: title, sublabel: subtitle }
          })}
          value={language}
          onChange={value => setLanguage(readLanguageMode(value) ?? language)}
        />
        <p>
          <Button type="submit" busy={save.isPending}>
            {t('mailSave')}
          </Button>
        </p>
      </form>
    </UnmarkedFields>
  )
}
