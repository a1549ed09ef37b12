// A short way to the public search; a plain form, so that it works without JavaScript.
import { homeTexts } from '@khyanalt/domain/messages/home'
import { Form } from 'react-router'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import controls from '../../ui/control.module.css'
import fields from '../../ui/Field.module.css'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
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
        {/* Written out: the field of other forms, with its errors, would weigh on the home page. */}
        <div className={fields.field}>
          <label htmlFor="check-number" className={fields.label}>
            {t('checkLabel')}
          </label>
          <input
            id="check-number"
            name="cert_number"
            aria-describedby="check-help"
            maxLength={40}
            required
            className={controls.control}
          />
          <div id="check-help" className={fields.help}>
            {t('checkHelp')}
          </div>
        </div>
        <Button type="submit">{t('checkAction')}</Button>
      </Form>
    </section>
  )
}
