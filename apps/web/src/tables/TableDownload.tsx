// A table as a file, in both forms the server makes.
import type { Call, InputOf } from '@khyanalt/contract/call'
import type { TableFormat } from '@khyanalt/contract/envelope'
import { tableTexts } from '@khyanalt/domain/messages/tables'
import { useMutation } from '@tanstack/react-query'
import { downloadFile } from '../api/download.ts'
import { errorText } from '../api/error-text.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { announce } from '../ui/live-region.ts'

type TableDownloadProps<C extends Call> = {
  /** A call that answers a table. */
  readonly call: C
  /** What is asked beside the form and the language of the file. */
  readonly input: Omit<InputOf<C>, 'format' | 'lang'>
  /** The file's name without its ending. */
  readonly name: string
}

/** Two buttons, to stand among other acts; what keeps a file from coming is told beside them. */
export const TableDownload = <C extends Call>({ call, input, name }: TableDownloadProps<C>) => {
  const t = useText(tableTexts)
  const { ui } = useLanguage()
  const fetching = useMutation({
    mutationFn: (format: TableFormat) =>
      downloadFile(call, { ...input, format, lang: ui } as unknown as InputOf<C>, `${name}.${format}`),
    onSuccess: () => announce(t('downloaded')),
  })
  return (
    <>
      {(['csv', 'xlsx'] as const).map(format => (
        <Button
          key={format}
          variant="secondary"
          icon="download"
          busy={fetching.isPending && fetching.variables === format}
          onClick={() => fetching.mutate(format)}
        >
          {t(format)}
        </Button>
      ))}
      {fetching.error && (
        <Alert tone="error" urgent>
          {errorText(fetching.error, ui)}
        </Alert>
      )}
    </>
  )
}
