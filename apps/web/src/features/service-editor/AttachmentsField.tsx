// Papers that a page offers to print: groups of files, each one of the portal's papers or an address elsewhere.
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { servicePageTexts } from '@khyanalt/domain/messages/service-editor-page'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './catalogue.module.css'

type Groups = ServiceSettings['details']['attachments']
type File = Groups[number]['files'][number]

type AttachmentsProps = {
  readonly groups: Groups
  readonly papers: readonly string[]
  readonly onChange: (groups: Groups) => void
}

export const AttachmentsField = ({ groups, papers, onChange }: AttachmentsProps) => {
  const t = useText(servicePageTexts)
  const words = useText(serviceEditorTexts)
  const set = (at: number, change: Partial<Groups[number]>) =>
    onChange(groups.map((group, index) => (index === at ? { ...group, ...change } : group)))
  const addresses = papers.map(paper => `/api/attachments/${paper}.pdf`)
  const fresh = (): File => ({ title: '', desc: '', url: addresses[0] ?? '' })
  return (
    <Card title={t('attachments')}>
      <datalist id="papers">
        {addresses.map(address => (
          <option key={address} value={address} />
        ))}
      </datalist>
      <div className={styles.stack}>
        {groups.map((group, at) => {
          const setFile = (place: number, change: Partial<File>) =>
            set(at, { files: group.files.map((file, index) => (index === place ? { ...file, ...change } : file)) })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other name than its place.
            <div key={at} className={styles.item}>
              <div className={styles.pair}>
                <TextField
                  label={words('name_mn')}
                  value={group.title.mn}
                  onChange={mn => set(at, { title: { ...group.title, mn } })}
                />
                <TextField
                  label={words('name_en')}
                  value={group.title.en}
                  onChange={en => set(at, { title: { ...group.title, en } })}
                  lang="en"
                />
              </div>
              {group.files.map((file, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a file has no other name than its place.
                <div key={place} className={styles.pair}>
                  <TextField label={t('item_title')} value={file.title} onChange={title => setFile(place, { title })} />
                  <TextField
                    label={t('item_description')}
                    value={file.desc}
                    onChange={desc => setFile(place, { desc })}
                  />
                  <TextField
                    label={t('item_file')}
                    value={file.url}
                    onChange={url => setFile(place, { url })}
                    list="papers"
                  />
                  <IconButton
                    icon="trash"
                    size="s"
                    label={t('remove_item', { n: place + 1 })}
                    onClick={() => set(at, { files: group.files.filter((_, index) => index !== place) })}
                  />
                </div>
              ))}
              <div className={styles.acts}>
                <Button
                  variant="quiet"
                  size="s"
                  icon="plus"
                  onClick={() => set(at, { files: [...group.files, fresh()] })}
                >
                  {t('item_file')}
                </Button>
                <Button
                  variant="quiet"
                  size="s"
                  icon="trash"
                  onClick={() => onChange(groups.filter((_, index) => index !== at))}
                >
                  {t('remove_item', { n: at + 1 })}
                </Button>
              </div>
            </div>
          )
        })}
        <div className={styles.bar}>
          <Button
            variant="secondary"
            size="s"
            icon="plus"
            onClick={() => onChange([...groups, { title: { mn: '', en: '' }, files: [fresh()] }])}
          >
            {t('add_group')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
