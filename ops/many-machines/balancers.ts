// HAProxy twice: before the portals, where people arrive, and on every machine of the portal, where it knows which
// database leads.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Machine } from './machines.ts'

/** The one address that people know; asks every process twice a second whether it is ready. */
export const startFrontBalancer = (machine: Machine, portals: readonly Machine[], folder: string): void => {
  const servers = portals.map(({ name, address }) => `  server ${name} ${address}:3000`)
  start(
    machine,
    folder,
    `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  timeout check 2s
frontend people
  bind ${machine.address}:80
  option forwardfor
  default_backend portals
backend portals
  balance leastconn
  option httpchk GET /readyz
  http-check expect status 200
  # Only what never reached a process is given to another one: a repeated call is the client's to make.
  option redispatch
  retries 3
  retry-on conn-failure
  # A process that leaves finishes what it has; one whose machine is gone is noticed by the silence of its network.
  option srvtcpka
  srvtcpka-idle 2s
  srvtcpka-intvl 1s
  srvtcpka-cnt 3
  default-server check inter 500ms fall 2 rise 1 tcp-ut 3s
${servers.join('\n')}
`,
  )
}

/** The way of one portal to the database that leads; a connection to one that leads no more is cut. */
export const startDatabaseBalancer = (machine: Machine, databases: readonly Machine[], folder: string): void => {
  const servers = databases.map(({ name, address }) => `  server ${name} ${address}:5432`)
  start(
    machine,
    folder,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen leader
  bind 127.0.0.1:5432
  option clitcpka
  option srvtcpka
  option httpchk GET /primary
  http-check expect status 200
  default-server check port 8008 inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  )
}

const start = (machine: Machine, folder: string, settings: string): void => {
  const file = join(folder, `${machine.name}-haproxy.cfg`)
  writeFileSync(file, settings)
  machine.start('haproxy', 'haproxy', ['-f', file, '-db'])
}
