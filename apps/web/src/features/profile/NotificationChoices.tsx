// How messages reach a person beside the bell: which by e-mail, on devices and by SMS, and in which language.
import { setNotificationPreferences } from '@khyanalt/contract/notifications'
import { type LanguageMode, languageModes, readLanguageMode } from '@khyanalt/domain/language'
import { notificationSettingTexts } from '@khyanalt/domain/messages/notification-settings'
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
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { UnmarkedFields } from '../../ui/unmarked.ts'
import styles from './NotificationChoices.module.css'
import profileStyles from './ProfileScreen.module.css'
import { notificationChoicesQuery } from './queries.ts'
import { ThisDevice } from './ThisDevice.tsx'

type Topics = Readonly<Record<NotificationTopic, boolean>>
/** What is kept of each way; a way that the portal does not have is null. */
type Kept = {
  readonly mail: Topics
  readonly push: { readonly topics: Topics; readonly key: string; readonly devices: number } | null
  readonly sms: { readonly topics: Topics; readonly phone: string | null } | null
  readonly language: LanguageMode
}

export const NotificationChoices = () => {
  const t = useText(notificationSettingTexts)
  const menu = useText(profileMenuTexts)
  const pair = usePair(profileMenuTexts)
  const { ui } = useLanguage()
  usePageTitle(pair('mail').title)
  const { data, error, refetch } = useQuery(notificationChoicesQuery())
  return (
    <div className={profileStyles.page}>
      <PageHeader {...pair('mail')} lead={t('mailLead')} />
      {error && !data && <ErrorState title={menu('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton height={420} />}
      {data && (
        <>
          {data.data.push && <ThisDevice push={data.data.push} />}
          <ChoiceForm kept={data.data}>
            <ul className={styles.addresses}>
              <li>
                {data.data.address ? (
                  t('mailAddress', { address: data.data.address })
                ) : (
                  <Alert tone="warning">{t('mailNoAddress')}</Alert>
                )}
              </li>
              {data.data.sms && (
                <li>{data.data.sms.phone ? t('smsTo', { phone: data.data.sms.phone }) : t('smsNoPhone')}</li>
              )}
            </ul>
          </ChoiceForm>
        </>
      )}
    </div>
  )
}

/** The choices of language with their words. */
const languages = { both: 'mailBoth', mn: 'mailMn', en: 'mailEn' } as const satisfies Record<LanguageMode, string>

const ChoiceForm = ({ kept, children }: { readonly kept: Kept; readonly children: React.ReactNode }) => {
  const t = useText(notificationSettingTexts)
  const pair = usePair(notificationSettingTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [mail, setMail] = useState(kept.mail)
  const [push, setPush] = useState(kept.push?.topics)
  const [sms, setSms] = useState(kept.sms?.topics)
  const [language, setLanguage] = useState(kept.language)
  const ways = [
    { word: 'byMail', topics: mail, choose: setMail },
    ...(push ? [{ word: 'byDevice', topics: push, choose: setPush } as const] : []),
    // Without a number nothing can be chosen, and what was chosen before waits for one.
    ...(sms && kept.sms?.phone ? [{ word: 'bySms', topics: sms, choose: setSms } as const] : []),
  ] as const
  const save = useMutation({
    mutationFn: () =>
      callApi(setNotificationPreferences, { mail, language, ...(push && { push }), ...(sms && { sms }) }),
    onSuccess: () => {
      showToast({ text: t('mailSaved') })
      return client.invalidateQueries({ queryKey: notificationChoicesQuery().queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <UnmarkedFields value={true}>
      <form onSubmit={submit} className={profileStyles.section}>
        <SectionTitle {...pair('mailTopics')} />
        {children}
        {save.error && (
          <Alert tone="error" urgent>
            {errorText(save.error, ui)}
          </Alert>
        )}
        <div className={styles.topics}>
          {notificationTopics.map(topic => {
            const { title, subtitle } = pair(topic)
            return (
              <Fieldset key={topic} legend={title} sublegend={subtitle} help={t(`${topic}Help`)}>
                <div className={styles.ways}>
                  {ways.map(({ word, topics, choose }) => (
                    <Checkbox
                      key={word}
                      label={t(word)}
                      value={topics[topic]}
                      onChange={wanted => choose({ ...topics, [topic]: wanted })}
                    />
                  ))}
                </div>
              </Fieldset>
            )
          })}
        </div>
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
