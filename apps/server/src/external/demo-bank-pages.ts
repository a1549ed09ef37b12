// Pages of the bank that the demo brings: plain forms that work without JavaScript.
import { formatTugrik } from '@khyanalt/domain/money'
import { html } from '../http/html.ts'
import type { DemoInvoice } from './demo-bank.sql.ts'
import { plainPage } from './plain-page.ts'

/** The look of the pages. */
export const demoBankStyle = `:root { color-scheme: light; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: #eef2f6; color: #14202c; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.375rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
dt { color: #475664; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
form { display: grid; gap: 0.5rem; margin-top: 1rem; }
button { min-height: 2.75rem; border: 1px solid #143d7a; border-radius: 8px; background: #fff; color: #143d7a; font: inherit; cursor: pointer; }
button.first { background: #143d7a; color: #fff; }
:focus-visible { outline: 3px solid #b45309; outline-offset: 2px; }
.note { padding: 0.75rem 1rem; border-inline-start: 4px solid #143d7a; background: #fff; }
.note.bad { border-color: #b91c1c; }
span[lang="en"] { display: block; color: #475664; font-size: 0.9rem; font-weight: 400; }
button span[lang="en"] { color: inherit; }
`

/** The page of an invoice, with what came of the last press. */
export const payPage = (base: string, invoice: DemoInvoice, pressed: 'paid' | 'failed' | null): string =>
  plainPage(
    base,
    'Туршилтын банк',
    html`
      <h1>Туршилтын банк <span lang="en">Demonstration bank</span></h1>
      <p class="note">Энд жинхэнэ мөнгө шилжихгүй. <span lang="en">No real money moves here.</span></p>
      <dl>
        <dt>Нэхэмжлэх</dt><dd>${invoice.number}</dd>
        <dt>Утга</dt><dd>${invoice.description}</dd>
        <dt>Дүн</dt><dd>${formatTugrik(invoice.amount)}</dd>
      </dl>
      ${
        pressed === 'paid'
          ? html`<p class="note" role="status">Төлбөр төлөгдлөө. Портал руу буцна уу.
              <span lang="en">The payment was made. Please go back to the portal.</span></p>`
          : null
      }
      ${
        pressed === 'failed' || (invoice.cancelled && pressed === null)
          ? html`<p class="note bad" role="alert">Төлбөр төлөгдсөнгүй.
              <span lang="en">The payment was not made.</span></p>`
          : null
      }
      ${
        invoice.cancelled
          ? null
          : html`<form method="post" action="${base}/pay/${invoice.id}">
        <button class="first" name="act" value="pay">Төлөх <span lang="en">Pay</span></button>
        <button name="act" value="short">Талыг нь төлөх <span lang="en">Pay half</span></button>
        <button name="act" value="over">Илүү төлөх <span lang="en">Pay too much</span></button>
        <button name="act" value="fail">Төлбөр амжилтгүй болох <span lang="en">Let the payment fail</span></button>
      </form>`
      }`,
  )

/** The page of an address that names no invoice. */
export const missingPage = (base: string): string =>
  plainPage(
    base,
    'Нэхэмжлэх олдсонгүй',
    html`<h1>Нэхэмжлэх олдсонгүй <span lang="en">There is no such invoice</span></h1>`,
  )
