// Price of the page and amount of invoices: free, one price, or groups of bands.
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import { serviceEditorTexts } from '@khyanalt/domain/messages/service-editor'
import { servicePageTexts } from '@khyanalt/domain/messages/service-editor-page'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './catalogue.module.css'

type Price = ServiceSettings['details']['price']
type Group = Extract<Price, readonly unknown[]>[number]

type MoneyProps = {
  readonly price: Price
  readonly fee: number | null
  readonly onPrice: (price: Price, fee: number | null) => void
}

const freshBand = { min: 0, max: 0, price: '0' }

/** Tugrik digits as möngö; an amount that is no number yet is null. */
const mongoOf = (text: string): number | null => {
  const amount = Math.round(Number(text) * 100)
  return Number.isFinite(amount) && amount > 0 ? amount : null
}

export const MoneyFields = ({ price, fee, onPrice }: MoneyProps) => {
  const t = useText(servicePageTexts)
  const words = useText(serviceEditorTexts)
  const kind = price === null ? 'free' : 'price' in price ? 'single' : 'groups'
  const choose = (next: string | null) => {
    if (next === 'free') onPrice(null, null)
    if (next === 'single') onPrice({ price: fee === null ? '' : String(fee / 100) }, fee)
    if (next === 'groups') onPrice([{ label: { mn: '', en: '' }, options: [freshBand] }], fee)
  }
  const groups: readonly Group[] = Array.isArray(price) ? price : []
  const setGroup = (at: number, change: Partial<Group>) =>
    onPrice(
      groups.map((group, index) => (index === at ? { ...group, ...change } : group)),
      fee,
    )
  return (
    <div className={styles.stack}>
      <RadioGroup
        label={t('price_kind')}
        layout="row"
        required
        value={kind}
        onChange={choose}
        options={(['free', 'single', 'groups'] as const).map(each => ({ value: each, label: t(`price_${each}`) }))}
      />
      {price !== null && 'price' in price && (
        <TextField
          label={t('price')}
          inputMode="decimal"
          value={price.price}
          onChange={text => onPrice({ price: text }, mongoOf(text))}
          className={styles.search}
          required
        />
      )}
      {kind === 'groups' && (
        <>
          <TextField
            label={t('fee')}
            inputMode="decimal"
            value={fee === null ? '' : String(fee / 100)}
            onChange={text => onPrice(price, mongoOf(text))}
            className={styles.search}
          />
          {groups.map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other name than its place.
            <fieldset key={at} className={styles.item}>
              <legend>{t('price_group', { n: at + 1 })}</legend>
              <div className={styles.pair}>
                <TextField
                  label={words('name_mn')}
                  value={group.label.mn}
                  onChange={mn => setGroup(at, { label: { ...group.label, mn } })}
                  required
                />
                <TextField
                  label={words('name_en')}
                  value={group.label.en}
                  onChange={en => setGroup(at, { label: { ...group.label, en } })}
                  lang="en"
                  required
                />
              </div>
              <Bands bands={group.options} onChange={options => setGroup(at, { options })} />
              <IconButton
                icon="trash"
                size="s"
                label={`${words('remove')}: ${t('price_group', { n: at + 1 })}`}
                onClick={() =>
                  onPrice(
                    groups.filter((_, index) => index !== at),
                    fee,
                  )
                }
              />
            </fieldset>
          ))}
          <Button
            variant="secondary"
            size="s"
            icon="plus"
            onClick={() => onPrice([...groups, { label: { mn: '', en: '' }, options: [freshBand] }], fee)}
          >
            {t('add_group')}
          </Button>
        </>
      )}
    </div>
  )
}

type Band = Group['options'][number]

const Bands = ({
  bands,
  onChange,
}: {
  readonly bands: readonly Band[]
  readonly onChange: (bands: Band[]) => void
}) => {
  const t = useText(servicePageTexts)
  const set = (at: number, change: Partial<Band>) =>
    onChange(bands.map((band, index) => (index === at ? { ...band, ...change } : band)))
  return (
    <>
      {bands.map((band, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a band has no other name than its place.
        <div key={at} className={styles.pair}>
          {(['min', 'max'] as const).map(end => (
            <TextField
              key={end}
              label={t(`band_${end}`)}
              inputMode="decimal"
              value={String(band[end])}
              onChange={text => set(at, { [end]: Number(text) || 0 })}
              required
            />
          ))}
          <TextField
            label={t('price')}
            inputMode="decimal"
            value={band.price}
            onChange={price => set(at, { price })}
            required
          />
          <IconButton
            icon="trash"
            size="s"
            label={t('remove_item', { n: at + 1 })}
            onClick={() => onChange(bands.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button variant="quiet" size="s" icon="plus" onClick={() => onChange([...bands, freshBand])}>
        {t('add_item')}
      </Button>
    </>
  )
}
