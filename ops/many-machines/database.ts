// Three machines with PostgreSQL under Patroni, and etcd beside it, which remembers who leads.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Machine, Site } from './machines.ts'

// PostgreSQL refuses to run as root; Debian's package brings this account.
const account = 'postgres'
const password = 'only-on-this-bridge'

/** How long a leader may be silent before another takes over, in seconds; Patroni recommends no less than 20. */
export const leaderSeconds = 20

export type DatabaseMachine = {
  readonly machine: Machine
  /** Starts etcd and Patroni, at first and after the machine was gone. */
  boot(): void
}

export type DatabaseCluster = {
  readonly machines: readonly DatabaseMachine[]
  /** The machine that leads now, or null while none does. */
  leader(): Promise<DatabaseMachine | null>
  /** How each machine stands: leader, sync_standby, replica, or away. */
  roles(): Promise<Readonly<Record<string, string>>>
  /** Resolves when one leads, a second holds every commit and the third follows. */
  settled(seconds: number): Promise<void>
  /** Reaches the leader past every balancer. */
  addressOf(node: DatabaseMachine): { readonly connectionString: string }
}

/** Makes the three machines and boots them; resolves when the portal's database is there. */
export const openDatabaseCluster = async (site: Site, folder: string): Promise<DatabaseCluster> => {
  const nodes = [11, 12, 13].map((number, index) => site.add(`db${index + 1}`, number))
  const machines = nodes.map(machine => prepare(machine, nodes, folder))
  for (const { boot } of machines) boot()

  const answers = (path: string): Promise<Answer[]> => Promise.all(machines.map(node => ask(node, path)))
  const cluster: DatabaseCluster = {
    machines,
    leader: async () => (await answers('/primary')).find(({ ok }) => ok)?.node ?? null,
    async roles() {
      // Whoever leads knows it best; without a leader any of them.
      const leader = (await answers('/primary')).find(({ ok }) => ok)
      const known = leader ? [await ask(leader.node, '/cluster')] : await answers('/cluster')
      const members = known.find(({ body }) => body?.members)?.body?.members ?? []
      return Object.fromEntries(
        machines.map(({ machine }) => {
          const member = members.find(({ name }) => name === machine.name)
          const follows = member?.state === 'running' || member?.state === 'streaming'
          return [machine.name, member ? (follows ? member.role : `${member.role}, ${member.state}`) : 'away']
        }),
      )
    },
    async settled(seconds) {
      for (let tries = 0; tries < seconds * 2; tries++) {
        const roles = Object.values(await cluster.roles())
          .sort()
          .join(' ')
        if (roles === 'leader replica sync_standby') return
        await pause(500)
      }
      throw new Error(`The databases did not settle: ${JSON.stringify(await cluster.roles())}`)
    },
    addressOf: ({ machine }) => ({
      connectionString: `postgres://khyanalt:${password}@${machine.address}:5432/khyanalt`,
    }),
  }
  await cluster.settled(90)
  const leader = await cluster.leader()
  if (!leader) throw new Error('No database leads')
  await createDatabase(leader.machine)
  return cluster
}

type Answer = {
  readonly node: DatabaseMachine
  readonly ok: boolean
  readonly body: { readonly members?: readonly { name: string; role: string; state: string }[] } | null
}

const ask = async (node: DatabaseMachine, path: string): Promise<Answer> => {
  const signal = AbortSignal.timeout(2000)
  const reply = await fetch(`http://${node.machine.address}:8008${path}`, { signal }).catch(() => null)
  return { node, ok: reply?.ok ?? false, body: ((await reply?.json().catch(() => null)) as Answer['body']) ?? null }
}

/** Where the portal finds its database: at its own machine, whose balancer knows the leader. */
export const databaseUrl = `postgres://khyanalt:${password}@127.0.0.1:5432/khyanalt`

const prepare = (machine: Machine, all: readonly Machine[], folder: string): DatabaseMachine => {
  const { name, address } = machine
  const home = join(folder, name)
  mkdirSync(home, { mode: 0o700 })
  const settings = join(home, 'patroni.json')
  writeFileSync(settings, JSON.stringify(patroniSettings(machine, all, home), null, 2))
  execFileSync('chown', ['-R', `${account}:`, home])
  return {
    machine,
    boot() {
      const client = `http://${address}:2379`
      const peer = `http://${address}:2380`
      machine.start(
        'etcd',
        'etcd',
        [
          ...['--name', name, '--data-dir', join(home, 'etcd'), '--initial-cluster-state', 'new'],
          ...['--listen-client-urls', client, '--advertise-client-urls', client],
          ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
          ...['--initial-cluster', all.map(each => `${each.name}=http://${each.address}:2380`).join(',')],
          // One that comes back asks before it makes the others vote, or the new leader steps down once more.
          ...['--pre-vote', '--enable-v2'],
          // Everything shares two processors and one disk here: a vote must not be lost to a slow moment.
          ...['--heartbeat-interval', '200', '--election-timeout', '2000', '--log-level', 'warn'],
        ],
        { account },
      )
      machine.start('patroni', 'patroni', [settings], { account })
    },
  }
}

const patroniSettings = ({ name, address }: Machine, all: readonly Machine[], home: string) => ({
  scope: 'khyanalt',
  name,
  restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
  // The second interface of etcd: there the leader's mark is renewed by comparing it. Over the third, Patroni before 4.0.6
  // renews what a stale etcd still says: a leader that was cut off led again beside its successor when the cable was back,
  // and acknowledged writes were lost.
  etcd: { hosts: all.map(each => `${each.address}:2379`) },
  bootstrap: {
    dcs: {
      ttl: leaderSeconds,
      loop_wait: 5,
      retry_timeout: 5,
      // Strict: what was acknowledged stands on two machines, always. A lone survivor reads but does not write,
      // rather than promise what its own end would take back.
      synchronous_mode: true,
      synchronous_mode_strict: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: {
          max_connections: 200,
          shared_buffers: '256MB',
          wal_log_hints: 'on',
          // The other side of a cut cable is given up soon.
          wal_sender_timeout: '10s',
          wal_receiver_timeout: '10s',
          tcp_keepalives_idle: 5,
          tcp_keepalives_interval: 2,
          tcp_keepalives_count: 3,
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    pg_hba: [
      'local all all trust',
      'host replication all 10.0.0.0/8 scram-sha-256',
      'host all all 10.0.0.0/8 scram-sha-256',
    ],
  },
  postgresql: {
    listen: `${address}:5432`,
    connect_address: `${address}:5432`,
    data_dir: join(home, 'data'),
    bin_dir: postgresPrograms(),
    pgpass: join(home, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password },
      replication: { username: 'replicator', password },
      rewind: { username: 'rewinder', password },
    },
    parameters: { unix_socket_directories: home },
  },
})

/** The folder of the newest PostgreSQL that Debian installed. */
export const postgresPrograms = (): string => {
  const all = '/usr/lib/postgresql'
  const versions = existsSync(all) ? readdirSync(all).map(Number) : []
  return join(all, String(Math.max(0, ...versions.filter(Number.isInteger))), 'bin')
}

const createDatabase = async ({ address }: Machine): Promise<void> => {
  const client = new pg.Client(`postgres://postgres:${password}@${address}:5432/postgres`)
  await client.connect()
  await client.query(`create role khyanalt login password '${password}'`)
  await client.query('create database khyanalt owner khyanalt')
  await client.end()
}
