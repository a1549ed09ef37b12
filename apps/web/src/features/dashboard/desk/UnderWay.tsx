// Cases that the agency is deciding, each with its stations and the day expected.
import type { CaseUnderWay } from '@khyanalt/contract/desk'
import { readFeeReportStatus } from '@khyanalt/domain/fee-report/report-status'
import { deskTexts } from '@khyanalt/domain/messages/desk'
import { feeReportStateTexts, invoiceStateTexts } from '@khyanalt/domain/messages/states'
import { readRequestStatus } from '@khyanalt/domain/request-status'
import { stateTone } from '@khyanalt/domain/state-tone'
import { Link } from 'react-router'
import { useName, usePair, useText } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { Stations } from '../../../ui/Stations.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { RequestStatus } from '../RequestStatus.tsx'
import styles from './desk.module.css'

type UnderWayProps = { readonly cases: readonly CaseUnderWay[]; readonly more: boolean }

export const UnderWay = ({ cases, more }: UnderWayProps) => {
  const t = useText(deskTexts)
  const pair = usePair(deskTexts)
  return (
    <section className={styles.part} aria-labelledby="under-way-title">
      <SectionTitle id="under-way-title" {...pair('underWay')} />
      {cases.length === 0 ? (
        <p className={styles.quiet}>{t('nothingUnderWay')}</p>
      ) : (
        <ul className={styles.cases}>
          {cases.map(one => (
            <CaseCard key={one.number} case={one} />
          ))}
        </ul>
      )}
      {more && (
        <p>
          <TextLink to={paths.requests}>{t('moreUnderWay')}</TextLink>
        </p>
      )}
    </section>
  )
}

const CaseCard = ({ case: one }: { readonly case: CaseUnderWay }) => {
  const t = useText(deskTexts)
  const name = useName()
  return (
    <li className={styles.case}>
      <div className={styles.caseHead}>
        <div className={styles.what}>
          <h3 className={styles.title}>
            <Link to={one.url}>{name(one.title)}</Link>
          </h3>
          <p className={styles.quiet}>{one.number}</p>
        </div>
        <CaseStatus case={one} />
      </div>
      {one.stations.length > 0 && <Stations stations={one.stations} label={t('course', { number: one.number })} />}
      {one.day !== null && <p className={styles.quiet}>{t('expected', { day: one.day })}</p>}
      {one.day === null && one.noun === 'request' && <p className={styles.quiet}>{t('expectedPaused')}</p>}
    </li>
  )
}

const CaseStatus = ({ case: { noun, status } }: { readonly case: CaseUnderWay }) => {
  const fee = useText(feeReportStateTexts)
  const invoice = useText(invoiceStateTexts)
  if (noun === 'fee_report') {
    const state = readFeeReportStatus(status) ?? 'review'
    return <StatusTag tone={stateTone(state)} label={fee(state)} />
  }
  // Only with a receipt is it under way: whoever has paid is not told to pay.
  if (noun === 'request' && readRequestStatus(status)?.state === 'payment') {
    return <StatusTag tone="blue" label={invoice('waiting')} />
  }
  return <RequestStatus code={status} category={noun === 'food_object' ? 'FSI' : 'INSPECTION'} />
}
