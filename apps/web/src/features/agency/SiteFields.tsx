// Sites and accounts elsewhere, one row each.
import { agencyTexts } from '@khyanalt/domain/messages/agency'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './agency.module.css'

type Site = { readonly name: string; readonly address: string }

const most = 8

export const SiteFields = ({
  sites,
  onChange,
  errorOf,
  idOf,
}: {
  readonly sites: readonly Site[]
  readonly onChange: (sites: readonly Site[]) => void
  readonly errorOf: (field: string) => string | null
  readonly idOf: (field: string) => string
}) => {
  const t = useText(agencyTexts)
  const set = (place: number, part: Partial<Site>) =>
    onChange(sites.map((site, index) => (index === place ? { ...site, ...part } : site)))
  return (
    <div className={styles.whole}>
      <p className={styles.quiet}>{t('sites_help')}</p>
      {sites.map((site, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place.
        <div key={place} className={styles.site}>
          <TextField
            id={idOf(`elsewhere-${place}-name`)}
            label={t('site_name', { n: place + 1 })}
            value={site.name}
            onChange={name => set(place, { name })}
            error={errorOf(`elsewhere-${place}-name`)}
            required
          />
          <TextField
            id={idOf(`elsewhere-${place}-address`)}
            label={t('site_address', { n: place + 1 })}
            type="url"
            value={site.address}
            onChange={address => set(place, { address })}
            error={errorOf(`elsewhere-${place}-address`)}
            placeholder="https://"
            required
          />
          <Button
            variant="quiet"
            size="s"
            icon="trash"
            label={t('remove_site', { n: place + 1 })}
            onClick={() => onChange(sites.toSpliced(place, 1))}
          >
            {t('remove_site', { n: place + 1 })}
          </Button>
        </div>
      ))}
      {sites.length < most && (
        <Button
          variant="secondary"
          size="s"
          icon="plus"
          onClick={() => onChange([...sites, { name: '', address: '' }])}
        >
          {t('add_site')}
        </Button>
      )}
    </div>
  )
}
