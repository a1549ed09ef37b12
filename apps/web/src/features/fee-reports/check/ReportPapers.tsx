// Receipt and print of a sent report, each in a window of its own (REQ-DECLARE-09).
import { getFeeReportPdf } from '@khyanalt/contract/fee-report-paper'
import { feeDeclareTexts } from '@khyanalt/domain/messages/fee-declare'
import { fetchBytes } from '../../../api/client.ts'
import { useOpener } from '../../../api/use-opener.ts'
import { useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'

export const ReportPapers = ({ id }: { readonly id: string }) => {
  const t = useText(feeDeclareTexts)
  const { run, failure } = useOpener()
  const open = (part: 'receipt' | 'report') =>
    run(async () => URL.createObjectURL(await fetchBytes(getFeeReportPdf, { id, part })))
  return (
    <>
      {failure && <Alert tone="error">{failure}</Alert>}
      <Button variant="secondary" icon="download" onClick={() => open('receipt')}>
        {t('receipt')}
      </Button>
      <Button variant="secondary" icon="download" onClick={() => open('report')}>
        {t('print')}
      </Button>
    </>
  )
}
