// One invoice with its paper (REQ-INV-08, REQ-INV-14); the address in its QR code leads here by number.

import type { Invoice } from '@khyanalt/contract/invoices'
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { errorText, hasCode } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { OfAnother } from '../../people/OfAnother.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PdfFrame } from '../../ui/PdfFrame.tsx'
import { Result } from '../../ui/Result.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { InvoiceCard } from './InvoiceCard.tsx'
import styles from './InvoicesScreen.module.css'
import { PaymentWays } from './PaymentWays.tsx'
import { invoicePdfQuery, invoiceQuery } from './queries.ts'

export const InvoiceScreen = () => {
  const { invoiceid = '' } = useParams()
  const t = useText(invoiceTexts)
  const pair = usePair(invoiceTexts)
  const { ui } = useLanguage()
  const { data, error, refetch, isFetching } = useQuery(invoiceQuery(invoiceid))
  const { title, subtitle } = pair('one', { number: data?.gen_id ?? '' })
  usePageTitle(title)
  if (hasCode(error, 'invoice_not_found')) {
    return (
      <Result {...pair('missing')} text={t('wrongNumber')} tone="error">
        <ButtonLink to={paths.invoices}>{t('toList')}</ButtonLink>
      </Result>
    )
  }
  return (
    <div className={styles.page}>
      <BackLink to={paths.invoices}>{t('toList')}</BackLink>
      <PageHeader title={title} subtitle={subtitle} ornament={false} />
      {error && !data && (
        <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height="screen" />}
      {data && <OfAnother companyId={data.company_id} />}
      {data && <InvoiceCard invoice={data} level="page" />}
      {data?.status === 0 && <PaymentWays account="elsewhere" />}
      {data && <Paper invoice={data} />}
    </div>
  )
}

const Paper = ({ invoice }: { readonly invoice: Invoice }) => {
  const t = useText(invoiceTexts)
  const { ui } = useLanguage()
  const { data, error, refetch, isFetching } = useQuery(invoicePdfQuery(invoice.id, invoice.status))
  const url = useObjectUrl(data)
  if (error) {
    return (
      <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} retrying={isFetching} />
    )
  }
  if (!url) return <Skeleton height={480} />
  return (
    <section className={styles.section} aria-label={t('paper')}>
      <p>
        <ButtonLink href={url} download={`${invoice.gen_id}.pdf`} icon="download" variant="secondary">
          {t('download')}
        </ButtonLink>
      </p>
      <PdfFrame url={url} title={t('one', { number: invoice.gen_id })} />
    </section>
  )
}

/** An address of bytes in this browser, as long as they are shown. */
const useObjectUrl = (bytes: Blob | undefined): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(bytes)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [bytes])
  return url
}
