// The request on paper, in a window of its own.
import { getRequestPdf } from '@khyanalt/contract/request-paper'
import { requestCourseTexts } from '@khyanalt/domain/messages/request-course'
import { fetchBytes } from '../../api/client.ts'
import { useOpener } from '../../api/use-opener.ts'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

export const SummaryPdf = ({ requestNumber }: { readonly requestNumber: string }) => {
  const t = useText(requestCourseTexts)
  const { run, failure } = useOpener()
  return (
    <>
      {failure && <Alert tone="error">{failure}</Alert>}
      <Button
        variant="secondary"
        icon="download"
        onClick={() => run(async () => URL.createObjectURL(await fetchBytes(getRequestPdf, { id: requestNumber })))}
      >
        {t('summaryPdf')}
      </Button>
    </>
  )
}
