// How a message arrives: as e-mail, in the bell, and on a locked screen, with made-up values in both languages.
import { mailTexts } from '@khyanalt/domain/messages/mails'
import { ownTextTexts } from '@khyanalt/domain/messages/own-texts'
import { type NotificationName, notificationEvents } from '@khyanalt/domain/notifications/notification-events'
import { sampleValues } from '@khyanalt/domain/notifications/sample-values'
import type { OwnWords } from '@khyanalt/domain/own-texts/own-texts'
import { fillTemplate } from '@khyanalt/domain/own-texts/template'
import { formatText } from '@khyanalt/domain/text'
import { useEffect, useState } from 'react'
import { useText } from '../../language/language.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './own-texts.module.css'

export const MessagePreview = ({
  name,
  words,
}: {
  readonly name: NotificationName
  readonly words: OwnWords | null
}) => {
  const t = useText(ownTextTexts)
  // The last good one stays while something is wrong.
  const [last, setLast] = useState(words)
  useEffect(() => {
    if (words) setLast(words)
  }, [words])
  const shown = words ?? last
  return (
    <Card title={t('preview')} className={styles.preview}>
      <p className={styles.quiet}>{t(words ? 'preview_help' : 'preview_broken')}</p>
      {shown &&
        (['mn', 'en'] as const).map(language => <Arrived key={language} {...{ name, language }} words={shown} />)}
    </Card>
  )
}

const Arrived = ({
  name,
  words,
  language,
}: {
  readonly name: NotificationName
  readonly words: OwnWords
  readonly language: 'mn' | 'en'
}) => {
  const t = useText(ownTextTexts)
  const values = sampleValues(language)
  const say = (part: string): string => {
    const filled = fillTemplate(words[part]?.[language] ?? '', values)
    return 'text' in filled ? filled.text : ''
  }
  return (
    <div className={styles.arrived}>
      <p className={styles.quiet}>{t('preview_mail')}</p>
      <div lang={language} className={styles.mail}>
        <p className={styles.subject}>{say('subject')}</p>
        <p>{formatText(mailTexts, language, 'greeting', { name: values.name ?? '' })}</p>
        <p>{say('sentence')}</p>
        <p className={styles.button}>{notificationEvents[name].opens.button[language]}</p>
      </div>
      <p className={styles.quiet}>{t('preview_bell')}</p>
      <p lang={language} className={styles.mail}>
        {say('sentence')}
      </p>
      <p className={styles.quiet}>{t('preview_phone')}</p>
      <p lang={language} className={styles.mail}>
        {say('subject')}
      </p>
    </div>
  )
}
