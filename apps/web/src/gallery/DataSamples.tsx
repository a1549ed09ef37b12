import { useState } from 'react'
import { BarChart } from '../ui/BarChart.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { StatCard } from '../ui/StatCard.tsx'
import { StatusTag } from '../ui/StatusTag.tsx'
import { Table, type TableSort } from '../ui/Table.tsx'
import type { Tone } from '../ui/Tag.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { Sample } from './Sample.tsx'

const rows: readonly { number: string; service: string; date: string; amount: number; tone: Tone; status: string }[] = [
  {
    number: 'ХЯ-2026-000125',
    service: 'Аюултай хог хаягдал тээвэрлэх, хадгалах, боловсруулах үйл ажиллагааны тусгай зөвшөөрөл сунгах',
    date: '2026-03-14',
    amount: 125000,
    tone: 'orange',
    status: 'Төлбөр хүлээгдэж байна',
  },
  {
    number: 'ХЯ-2026-000124',
    service: 'Эрүүл ахуйн дүгнэлт',
    date: '2026-03-12',
    amount: 0,
    tone: 'blue',
    status: 'Хянагдаж байна',
  },
  {
    number: 'ХЯ-2026-000098',
    service: 'Өргөх байгууламжийн гэрчилгээ',
    date: '2026-02-27',
    amount: 48000,
    tone: 'green',
    status: 'Зөвшөөрсөн',
  },
]

export const DataSamples = () => {
  const [sort, setSort] = useState<TableSort>({ column: 'date', descending: true })
  const [page, setPage] = useState(3)
  const sorted = rows.toSorted(
    (one, other) =>
      (sort.column === 'amount' ? one.amount - other.amount : one.date.localeCompare(other.date)) *
      (sort.descending ? -1 : 1),
  )
  return (
    <>
      <Sample name="StatCard" layout="grid">
        <StatCard value="12" label="Нийт хүсэлт" sublabel="All requests" icon="list" to="#data" current />
        <StatCard value="3" label="Хянагдаж байгаа" sublabel="In progress" icon="clock" tone="blue" to="#data" />
        <StatCard value="125 000 ₮" label="Төлөх дүн" sublabel="To be paid" icon="receipt" tone="orange" />
      </Sample>
      <Sample name="Table" layout="stack">
        <Table
          caption="Миний хүсэлтүүд"
          rows={sorted}
          rowKey={row => row.number}
          sort={sort}
          onSort={setSort}
          columns={[
            {
              id: 'number',
              header: 'Дугаар',
              cell: row => <a href="#data">{row.number}</a>,
              rowHeader: true,
              nowrap: true,
            },
            { id: 'service', header: 'Үйлчилгээ', cell: row => row.service, width: '38%' },
            { id: 'date', header: 'Огноо', cell: row => row.date, sortable: true },
            {
              id: 'amount',
              header: 'Төлбөр',
              cell: row => `${row.amount.toLocaleString('mn').replaceAll(',', ' ')} ₮`,
              align: 'end',
              sortable: true,
            },
            { id: 'status', header: 'Төлөв', cell: row => <StatusTag tone={row.tone} label={row.status} size="s" /> },
            {
              id: 'actions',
              header: 'Үйлдэл',
              hideHeader: true,
              cell: row => (
                <Button variant="quiet" size="s" label={`Нээх: ${row.number}`}>
                  Нээх
                </Button>
              ),
            },
          ]}
        />
        <Pagination page={page} pages={12} onChange={setPage} />
      </Sample>
      <Sample name="Card, DescriptionList" layout="stack">
        <Card title="Гэрчилгээний мэдээлэл" subtitle="Certificate" actions={<Button variant="secondary">Татах</Button>}>
          <DescriptionList
            items={[
              { term: 'Дугаар', subterm: 'Number', value: 'ГЭ-2026-000017' },
              { term: 'Эзэмшигч', value: 'Өнө Мөнх Үйлдвэр ХХК', action: <a href="#data">Засах</a> },
              { term: 'Хүчинтэй хугацаа', value: '2026-03-14 – 2029-03-13' },
            ]}
          />
        </Card>
        <Card title="Хураангуй">
          <DescriptionList
            layout="columns"
            items={[
              { term: 'Ангилал', value: 'Байгаль орчин' },
              { term: 'Хугацаа', value: 'Ажлын 15 өдөр' },
              { term: 'Төлбөр', value: '125 000 ₮' },
            ]}
          />
        </Card>
      </Sample>
      <Sample name="Timeline, BarChart" layout="grid">
        <Timeline
          items={[
            {
              id: 1,
              title: 'Хүсэлт илгээсэн',
              time: '2026-03-14 10:25',
              by: 'Б. Ганзориг',
              tone: 'blue',
              icon: 'send',
            },
            {
              id: 2,
              title: 'Засварлуулахаар буцаасан',
              time: '2026-03-15 09:10',
              by: 'Байцаагч',
              text: 'Зураг төслийн 3-р хуудас дутуу байна.',
              tone: 'red',
              icon: 'returned',
            },
            { id: 3, title: 'Зөвшөөрсөн', time: '2026-03-18 16:40', tone: 'green' },
          ]}
        />
        <BarChart
          title="Ангиллаар"
          valueLabel="Хүсэлтийн тоо"
          labelHeader="Ангилал"
          bars={[
            { label: 'Байгаль орчин, геологи, уул уурхай', value: 42 },
            { label: 'Эрүүл мэнд', value: 31 },
            { label: 'Барилга', value: 12 },
            { label: 'Боловсрол, соёл', value: 0 },
          ]}
        />
      </Sample>
    </>
  )
}
