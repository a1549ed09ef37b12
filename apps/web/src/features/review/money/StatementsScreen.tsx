// Bank statements: the file goes in on the left, what it proposes stands on the right.

import { statementTexts } from '@khyanalt/domain/messages/statements'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { errorText } from '../../../api/error-text.ts'
import rows from '../../../console/rows.module.css'
import { formatDay, formatMoment } from '../../../language/format.ts'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../MoneyDeskScreen.module.css'
import { statementQuery, statementsQuery } from '../queries.ts'
import { writeAmount } from '../write-amount.ts'
import { MoneyScreen } from './MoneyScreen.tsx'
import { StatementLines } from './StatementLines.tsx'
import { StatementUpload } from './StatementUpload.tsx'
import look from './statements.module.css'

export const StatementsScreen = () => {
  const heading = usePair(statementTexts)('title')
  return (
    <MoneyScreen heading={heading} current="statements">
      <Desk />
    </MoneyScreen>
  )
}

const Desk = () => {
  const t = useText(statementTexts)
  const { ui } = useLanguage()
  const [address, setAddress] = useSearchParams()
  const chosen = address.get('statement')
  const { data, error, isPending, refetch } = useQuery(statementsQuery)
  const open = (id: string) => setAddress({ statement: id })
  const list = data?.data.data
  return (
    <>
      <p className={styles.quiet}>{t('explain')}</p>
      <div className={look.panes}>
        <div className={styles.list}>
          <StatementUpload onRead={open} />
          <section aria-labelledby="statements-heading" className={styles.list}>
            <h2 id="statements-heading" className={look.heading}>
              {t('list')}
            </h2>
            {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
            {isPending && <Skeleton lines={4} />}
            {list?.length === 0 && <p className={styles.quiet}>{t('empty')}</p>}
            <ul className={look.statements}>
              {list?.map(each => (
                <li key={each.id} data-chosen={each.id === chosen || undefined}>
                  <Link
                    to={{ search: `statement=${each.id}` }}
                    preventScrollReset
                    aria-current={each.id === chosen || undefined}
                  >
                    {each.title}
                  </Link>
                  <span className={rows.figures}>
                    {formatDay(each.from)} – {formatDay(each.to)} · {writeAmount(each.amount)}
                  </span>
                  <span className={styles.quiet}>{t('by', { name: each.by, time: formatMoment(each.at) })}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
        {chosen ? <Chosen key={chosen} id={chosen} /> : <p className={styles.quiet}>{t('choose')}</p>}
      </div>
    </>
  )
}

const Chosen = ({ id }: { readonly id: string }) => {
  const t = useText(statementTexts)
  const { ui } = useLanguage()
  const [address, setAddress] = useSearchParams()
  const number = Number(address.get('page'))
  const page = Number.isInteger(number) && number > 0 ? number : 1
  const { data, error, refetch } = useQuery(statementQuery(id, page))
  if (error) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  if (!data) return <Skeleton lines={8} />
  return (
    <section className={styles.list} aria-labelledby="statement-heading">
      <h2 id="statement-heading" className={look.heading}>
        {t('lines', { title: data.statement.title })}
      </h2>
      <StatementLines lines={data.data.data} />
      <Pagination
        page={page}
        pages={Math.ceil(data.data.total / data.data.per_page)}
        onChange={next => setAddress({ statement: id, page: String(next) })}
      />
    </section>
  )
}
