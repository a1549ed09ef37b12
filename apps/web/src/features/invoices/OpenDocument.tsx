// Opens the PDF of an invoice or its receipt in a new tab (CON-018).
import { getInvoicePdf, type Invoice, showReceipt } from '@khyanalt/contract/invoices'
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { useMutation } from '@tanstack/react-query'
import { callApi, fetchBytes } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

/** The receipt, by a short-lived address. */
export const OpenReceipt = ({ name }: { readonly name: string }) => (
  <OpenButton word="openReceipt" address={async () => (await callApi(showReceipt, { name })).url} />
)

/** The invoice itself. */
export const OpenInvoicePdf = ({ invoice }: { readonly invoice: Invoice }) => (
  <OpenButton
    word="openPdf"
    address={async () => URL.createObjectURL(await fetchBytes(getInvoicePdf, { id: invoice.id }))}
  />
)

const OpenButton = ({
  word,
  address,
}: {
  readonly word: 'openReceipt' | 'openPdf'
  readonly address: () => Promise<string>
}) => {
  const t = useText(invoiceTexts)
  const { ui } = useLanguage()
  const open = useMutation({
    mutationFn: async () => {
      // The tab opens within the click; a later one would be blocked.
      const tab = window.open('', '_blank')
      try {
        const url = await address()
        if (tab) tab.location.href = url
        else window.location.href = url
      } catch (error) {
        tab?.close()
        throw error
      }
    },
  })
  return (
    <>
      <Button variant="secondary" busy={open.isPending} onClick={() => open.mutate()}>
        {t(word)}
      </Button>
      {open.error && <Alert tone="error">{errorText(open.error, ui)}</Alert>}
    </>
  )
}
