// What a change of a form was and is: names, captions, and settings in the words of the property panel.
import { attributeTexts } from '@khyanalt/domain/messages/service-editor-words'
import { useLanguage, useText } from '../../language/language.tsx'
import styles from './builder.module.css'
import { isKnownType } from './form-edits.ts'
import { useKindName } from './kind-name.ts'
import type { Opened } from './queries.ts'
import { settingWords } from './setting-words.ts'

type Change = Opened['changes'][number]

export const ChangeWords = ({ change: { code, from, to, settings = [] } }: { readonly change: Change }) => {
  const kind = useKindName()
  const attribute = useText(attributeTexts)
  const { ui } = useLanguage()
  const ofKind = code === 'kind_changed' || code === 'field_added' || code === 'field_removed'
  const word = (text: string | undefined) => (ofKind && isKnownType(text) ? kind(text) : text)
  const told = [
    [word(from), word(to)].filter(Boolean).join(' → '),
    ...settings.map(({ name, from: was, to: is }) => {
      const label = Object.hasOwn(attributeTexts.mn, name) ? attribute(name) : name
      const words = [settingWords(name, was, ui), settingWords(name, is, ui)]
      return words.every(one => one === '') ? label : `${label}: ${words.map(one => one || '–').join(' → ')}`
    }),
  ].filter(text => text !== '')
  return told.length === 0 ? null : <span className={styles.quiet}>{told.join('; ')}</span>
}
