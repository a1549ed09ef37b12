// The report of transports as a table, with the lines of the screen.
import type * as calls from '@khyanalt/contract/explosives'
import { type ReportLine, reportHeading, reportLines, reportLineTitle } from '@khyanalt/domain/explosive-report'
import { explosiveTexts } from '@khyanalt/domain/messages/explosives'
import type { TableUseCase } from '../../http/table-file.ts'
import { readExplosiveReport } from './read-explosive-report.ts'

export const downloadExplosiveReport: TableUseCase<typeof calls.downloadExplosiveReport> = async (
  tx,
  caller,
  { format: _, lang, ...asked },
) => {
  const { headers, transports } = await readExplosiveReport(tx, caller, asked)
  const say = explosiveTexts[lang]
  const state = ({ approved }: ReportLine) => (approved === null ? null : approved ? say.approved : say.pending)
  return {
    name: 'explosives',
    title: say.reportTitle,
    columns: [
      { title: say.request },
      { title: say.date, kind: 'day' },
      { title: say.state },
      ...headers.map(header => ({ title: reportHeading(header, lang), kind: 'number' as const })),
    ],
    rows: reportLines(headers, transports[asked.cert_id] ?? [], lang).map(line => [
      reportLineTitle(line, lang),
      line.date,
      state(line),
      ...headers.map(({ key }) => line.quantities[key] ?? null),
    ]),
  }
}
