// SMS: through a gateway over HTTP (docs/connections.md), or as files for people who only try the portal.
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { putFile } from './put-file.ts'

export type Sms = {
  /** The same for an SMS that is sent again after a crash; the gateway sends it once. */
  readonly id: string
  /** With the code of the country, such as +97699112233. */
  readonly to: string
  readonly text: string
}

export type SmsGateway = {
  /** `refused`: this number takes none. Throws when it must be tried again. */
  send(sms: Sms): Promise<'sent' | 'refused'>
}

/** How long the gateway may take, in milliseconds. */
const patience = 10_000

/** SMS over SMS_URL, or into DATA_DIR/sms in a demo; null where there is neither. */
export const openSmsGateway = (
  config: Pick<Config, 'SMS_URL' | 'SMS_TOKEN' | 'DATA_DIR' | 'demo'>,
): SmsGateway | null => {
  if (config.SMS_URL) return gatewayAt(config.SMS_URL, config.SMS_TOKEN)
  return config.demo ? folderAt(join(config.DATA_DIR, 'sms')) : null
}

const gatewayAt = (address: string, token: string | undefined): SmsGateway => ({
  async send(sms) {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(sms),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await reply.body?.cancel()
    if (reply.ok) return 'sent'
    if (reply.status === 422) return 'refused'
    throw new Error(`the SMS gateway answered ${reply.status}`)
  },
})

/** One file per SMS. */
const folderAt = (folder: string): SmsGateway => ({
  async send({ id, to, text }) {
    await putFile(folder, `${id}.txt`, `${to}\n\n${text}\n`)
    return 'sent'
  },
})
