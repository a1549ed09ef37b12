// How the documents of a service are headed, worded and drawn.
import { type CertificatePart, longestOwnWords } from '@khyanalt/contract/certificate-part'
import {
  type CertificateBackground,
  type CertificateSeal,
  certificateBackgrounds,
  certificateSeals,
} from '@khyanalt/domain/certificate-kinds'
import type { Bilingual } from '@khyanalt/domain/language'
import { certificateDesignTexts } from '@khyanalt/domain/messages/certificate-design'
import { documentTexts } from '@khyanalt/domain/messages/documents'
import type { Problem } from '@khyanalt/domain/problem'
import { useLanguage, useText } from '../../language/language.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './catalogue.module.css'
import { setOwnWords } from './certificate-edits.ts'
import designer from './designer.module.css'
import { problemWords } from './problem-words.ts'

type DesignProps = {
  readonly part: CertificatePart
  readonly onChange: (part: CertificatePart) => void
  readonly problems: readonly Problem[]
}

const names = ['heading', 'granted', 'signatory'] as const

/** Words that stand instead of those of the kind; empty in both languages, the kind speaks. */
export const OwnWordsFields = ({ part, onChange, problems }: DesignProps) => {
  const t = useText(certificateDesignTexts)
  const words = useText(documentTexts)
  const { ui } = useLanguage()
  const helpOf = (name: (typeof names)[number]): string =>
    name === 'signatory'
      ? t('signatory_help')
      : t(`${name}_help`, { words: words(name === 'heading' ? `title_${part.title}` : `granted_${part.title}`) })
  return names.map(name => {
    const own: Bilingual = part[name] ?? { mn: '', en: '' }
    // Told where a language is missing, so that the eye lands on what is to be typed.
    const said = problems.filter(({ path }) => path === `certificate/${name}`).map(problem => problemWords(problem, ui))
    const errorOf = (text: string): readonly string[] | null =>
      said.length > 0 && (text.trim() === '' || text.trim().length > longestOwnWords[name]) ? said : null
    return (
      <div key={name} className={designer.pair}>
        {(['mn', 'en'] as const).map(language => (
          <TextField
            key={language}
            label={t(`in_${language}`, { label: t(name) })}
            help={language === 'mn' ? helpOf(name) : undefined}
            lang={language}
            value={own[language]}
            maxLength={longestOwnWords[name]}
            error={errorOf(own[language])}
            onChange={text => onChange(setOwnWords(part, name, { ...own, [language]: text }))}
          />
        ))}
      </div>
    )
  })
}

export const LookFields = ({ part, onChange }: Omit<DesignProps, 'problems'>) => {
  const t = useText(certificateDesignTexts)
  return (
    <div className={styles.stack}>
      <RadioGroup
        label={t('seal')}
        help={t('seal_logo_help')}
        layout="row"
        required
        value={part.seal ?? 'emblem'}
        onChange={seal => onChange({ ...part, seal: (seal ?? 'emblem') as CertificateSeal })}
        options={certificateSeals.map(value => ({ value, label: t(`seal_${value}`) }))}
      />
      <RadioGroup
        label={t('background')}
        layout="row"
        required
        value={part.background ?? 'guilloche'}
        onChange={value => onChange({ ...part, background: (value ?? 'guilloche') as CertificateBackground })}
        options={certificateBackgrounds.map(value => ({ value, label: t(`background_${value}`) }))}
      />
    </div>
  )
}
