import { staffPostsTexts } from '@khyanalt/domain/messages/staff-posts'
import { useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Editor.module.css'

export type Words = { readonly title: string; readonly excerpt: string; readonly content: string }

/** Title, excerpt and content in one language. */
export const PostWords = ({
  language,
  words,
  tried,
  onChange,
}: {
  readonly language: 'mn' | 'en'
  readonly words: Words
  readonly tried: boolean
  readonly onChange: (words: Words) => void
}) => {
  const t = useText(staffPostsTexts)
  const set = (field: keyof Words) => (value: string) => onChange({ ...words, [field]: value })
  const missing = (field: keyof Words) => (tried && !words[field].trim() ? t('missing') : null)
  return (
    <section className={styles.words} aria-label={t(language)}>
      <h2>{t(language)}</h2>
      <TextField
        label={t('postTitle')}
        lang={language}
        error={missing('title') ?? undefined}
        value={words.title}
        onChange={set('title')}
        maxLength={200}
        required
      />
      <Field label={t('excerpt')} help={t('excerptHelp')} error={missing('excerpt')} required>
        {control => (
          <TextArea
            {...control}
            lang={language}
            rows={2}
            maxLength={500}
            value={words.excerpt}
            onChange={set('excerpt')}
          />
        )}
      </Field>
      <Field label={t('content')} help={t('contentHelp')} error={missing('content')} required>
        {control => <TextArea {...control} lang={language} rows={14} value={words.content} onChange={set('content')} />}
      </Field>
    </section>
  )
}
