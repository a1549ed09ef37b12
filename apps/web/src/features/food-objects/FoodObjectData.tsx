// What was sent of an object, to be read; changed values may be marked with what stood there before.
import type { FoodData } from '@khyanalt/contract/food-objects'
import { readLocation } from '@khyanalt/domain/food-object-location'
import { foodFieldTexts, foodFormTexts } from '@khyanalt/domain/messages/food-object-form'
import { foodObjectTexts } from '@khyanalt/domain/messages/food-objects'
import type { ReactNode } from 'react'
import { useName, usePair, useText } from '../../language/language.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import styles from './food-objects.module.css'

type Field = Exclude<keyof typeof foodFieldTexts.mn, 'service_table' | 'sender_type'>
type Row = FoodData['service_table'][number]

const companyFields = [
  'company_name',
  'company_regnum',
  'company_type',
  'company_director_lastname',
  'company_director_firstname',
] as const
const objectFields = ['branch_name', 'ownership', 'phone', 'phone_2', 'fax', 'email', 'address', 'location'] as const
const officerFields = [
  'officer_lastname',
  'officer_firstname',
  'officer_jobposition',
  'officer_register_number',
  'officer_phone',
  'officer_email',
] as const
const rowFields = [
  'category_main',
  'category_second',
  'category_third',
  'capacity',
  'using_capacity',
  'commission_date',
  'additional',
] as const satisfies readonly (keyof Row)[]

export const FoodObjectData = ({
  data,
  note,
  level = 3,
}: {
  readonly data: FoodData
  /** What stands beneath a value, by its path. */
  readonly note?: ((path: string) => ReactNode) | undefined
  readonly level?: 2 | 3
}) => {
  const t = useText(foodFormTexts)
  const words = useText(foodObjectTexts)
  const label = usePair(foodFieldTexts)
  const name = useName()
  const item = (path: string, field: Field, value: ReactNode) => {
    const { title, subtitle } = label(field)
    return {
      id: path,
      term: title,
      subterm: subtitle,
      value: (
        <>
          {value || words('none')}
          {note?.(path)}
        </>
      ),
    }
  }
  const wordsOf = (field: (typeof objectFields)[number]): ReactNode => {
    if (field === 'ownership') return name(data.ownership.label)
    if (field === 'address') return data.address.map(place => name(place.label)).join(', ')
    if (field === 'location') return <Location text={data.location} />
    return data[field]
  }
  return (
    <div className={styles.data}>
      {data.sender_type === 2 && (
        <section>
          <SectionTitle title={t('sectionSender')} level={level} />
          <DescriptionList items={companyFields.map(field => item(field, field, data[field]))} />
        </section>
      )}
      <section>
        <SectionTitle title={t('sectionObject')} level={level} />
        <DescriptionList items={objectFields.map(field => item(field, field, wordsOf(field)))} />
      </section>
      <section>
        <SectionTitle title={t('sectionOfficer')} level={level} />
        <DescriptionList items={officerFields.map(field => item(field, field, data[field]))} />
      </section>
      {data.service_table.map((row, place) => (
        <section key={row.id}>
          <SectionTitle title={t('serviceTitle', { number: place + 1 })} level={level} />
          {note?.(`service_table/${row.id}`)}
          <DescriptionList
            items={rowFields.map(field => {
              const value = row[field]
              return item(
                `service_table/${row.id}/${field}`,
                field,
                typeof value === 'string' ? value : name(value.label),
              )
            })}
          />
        </section>
      ))}
    </div>
  )
}

/** Coordinates lead to a map that anybody may open. */
const Location = ({ text }: { readonly text: string }) => {
  const t = useText(foodObjectTexts)
  const { latitude, longitude } = readLocation(text)
  return (
    <>
      {text}
      {latitude && (
        <>
          {' '}
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('map')}
          </a>
        </>
      )}
    </>
  )
}
