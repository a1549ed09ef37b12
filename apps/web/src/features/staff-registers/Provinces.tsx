// How many records stand in each province; every number leads to its list.
import type { OutputOf } from '@khyanalt/contract/call'
import type { countRegisterRecords } from '@khyanalt/contract/staff-registers'
import { staffRegisterTexts } from '@khyanalt/domain/messages/staff-registers'
import { registerNames } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Table, type TableColumn } from '../../ui/Table.tsx'

type Province = OutputOf<typeof countRegisterRecords>['data'][number]

type ProvincesProps = {
  readonly rows: readonly Province[]
  readonly onChoose: (aimag: string, register: string | undefined) => void
}

export const Provinces = ({ rows, onChoose }: ProvincesProps) => {
  const t = useText(staffRegisterTexts)
  const name = useName()
  if (rows.length === 0) return null
  const placeOf = ({ aimag }: Province) => (aimag ? name(aimag.name) : t('unknownAimag'))
  const columns: readonly TableColumn<Province>[] = [
    { id: 'aimag', header: t('aimag'), rowHeader: true, cell: placeOf },
    ...registerNames.map(register => ({
      id: register,
      header: name(registers[register].title),
      align: 'end' as const,
      cell: (row: Province) => {
        const count = row.counts[register] ?? 0
        const { aimag } = row
        if (count === 0 || aimag === null) return count === 0 ? '–' : String(count)
        return (
          <Button
            variant="quiet"
            size="s"
            label={`${placeOf(row)}, ${name(registers[register].title)}: ${count}`}
            onClick={() => onChoose(aimag.code, register)}
          >
            {count}
          </Button>
        )
      },
    })),
    { id: 'ended', header: t('ended'), align: 'end', cell: ({ ended }) => (ended === 0 ? '–' : String(ended)) },
  ]
  return (
    <section>
      <Table
        caption={t('byAimag')}
        showCaption
        rows={rows}
        columns={columns}
        rowKey={({ aimag }) => aimag?.code ?? 'unknown'}
      />
    </section>
  )
}
