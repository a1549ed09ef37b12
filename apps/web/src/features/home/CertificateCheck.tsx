// A short way to the public search; a plain form, so that it works without JavaScript.
import { homeTexts } from '@khyanalt/domain/messages/home'
import { Form } from 'react-router'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './CertificateCheck.module.css'

export const CertificateCheck = () => {
  const t = useText(homeTexts)
  const pair = usePair(homeTexts)
  return (
    <section aria-labelledby="check-title" className={styles.check}>
      <div className={styles.words}>
        <SectionTitle id="check-title" {...pair('checkTitle')} />
        <p>{t('checkText')}</p>
      </div>
      <Form action={paths.certificates} className={styles.form}>
        <TextField name="cert_number" label={t('checkLabel')} help={t('checkHelp')} maxLength={40} required />
        <Button type="submit">{t('checkAction')}</Button>
      </Form>
    </section>
  )
}
