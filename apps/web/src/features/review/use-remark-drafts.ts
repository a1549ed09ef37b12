// The remarks that are prepared on a case: kept on the server for colleagues, and in the browser until it has them.
import type { OutputOf } from '@khyanalt/contract/call'
import { type listRemarkDrafts, saveRemarkDraft } from '@khyanalt/contract/remark-drafts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { useRealtime } from '../../api/realtime.ts'
import { remarkDraftsQuery } from './queries.ts'
import {
  type DraftRemark,
  maxRemarkLength,
  type RemarkDrafts,
  type WaitingRemark,
  withWaiting,
} from './remark-drafts.ts'
import { readWaiting, storeWaiting, subscribe } from './waiting-remarks.ts'

/** Milliseconds without a letter before the server is told, and before it is asked again when it was away. */
const pauseMs = 700
const againMs = 5_000

type Conflict = { readonly other: string; readonly version: number }
const noConflicts: Readonly<Record<string, Conflict>> = {}

/** The remarks on this case, as this person sees and writes them. */
export const useRemarkDrafts = (
  userId: string,
  requestNumber: string,
  round: number,
  /** Whether this person reads remarks in preparation, and may write some now. */
  { reads, writes: open }: { readonly reads: boolean; readonly writes: boolean },
): RemarkDrafts => {
  const client = useQueryClient()
  const query = useMemo(() => remarkDraftsQuery(requestNumber), [requestNumber])
  const kept = useQuery({ ...query, enabled: reads }).data?.data
  const readAgain = useCallback(() => client.invalidateQueries({ queryKey: query.queryKey }), [client, query])
  useRealtime('queue', () => void (reads && readAgain()))
  const key = `khyanalt.remarks.${userId}.${requestNumber}`
  const waiting = useSyncExternalStore(
    subscribe,
    () => readWaiting(key),
    () => null,
  )
  const [conflicts, setConflicts] = useState(noConflicts)
  const versionAt = useCallback(
    (path: string) =>
      client.getQueryData(query.queryKey)?.data.find(draft => draft.path === path && draft.author.id === userId)
        ?.version ?? 0,
    [client, query, userId],
  )
  const put = useCallback(
    (path: string, next: WaitingRemark | null) => {
      const others = (readWaiting(key)?.remarks ?? []).filter(each => each.path !== path)
      storeWaiting(key, round, next ? [...others, next] : others)
    },
    [key, round],
  )
  const forgetConflict = useCallback(
    (path: string) => setConflicts(known => Object.fromEntries(Object.entries(known).filter(([at]) => at !== path))),
    [],
  )
  useSaving({
    ready: open && kept !== undefined,
    key,
    waiting: waiting?.remarks ?? null,
    send: async remark => {
      const { path, fieldPath, title, comment, base = 0 } = remark
      const { version } = await callApi(saveRemarkDraft, {
        request_number: requestNumber,
        path,
        ...(fieldPath === undefined ? {} : { field_path: fieldPath }),
        title: title.slice(0, 300),
        comment,
        round,
        version: base,
      })
      await readAgain()
      const now = readWaiting(key)?.remarks.find(each => each.path === path)
      // What was typed meanwhile goes on from the version that is kept now.
      put(path, now && now.comment !== comment ? { ...now, base: version } : null)
    },
    skips: ({ path, comment }) => path in conflicts || comment.length > maxRemarkLength,
    onRefused: (path, error) => {
      const current = error.current as Partial<Conflict & { comment: string }> | undefined
      if (error.code !== 'version_conflict') return
      const conflict = { other: current?.comment ?? '', version: current?.version ?? 0 }
      setConflicts(known => ({ ...known, [path]: conflict }))
      void readAgain()
    },
  })
  const write = useCallback(
    (remark: DraftRemark) => {
      const before = readWaiting(key)?.remarks.find(each => each.path === remark.path)
      put(remark.path, { ...remark, base: before?.base ?? versionAt(remark.path) })
    },
    [key, put, versionAt],
  )
  return useMemo(() => {
    const waits = waiting?.remarks ?? []
    const own = kept?.filter(draft => draft.author.id === userId) ?? []
    const remarks = withWaiting(own.map(remarkOf), waits)
    const isEarlier =
      (waiting !== null && waits.length > 0 && waiting.round < round) || own.some(draft => draft.round < round)
    return {
      remarks,
      open,
      waiting: waits.length > 0,
      older: remarks.length > 0 && isEarlier,
      ofColleagues: (kept ?? [])
        .filter(draft => draft.author.id !== userId)
        .map(draft => ({ ...remarkOf(draft), author: draft.author.name })),
      find: path => remarks.find(remark => remark.path === path) ?? null,
      write,
      remove: path => write({ ...(remarks.find(each => each.path === path) ?? { path, title: '' }), comment: '' }),
      clear: () => {
        storeWaiting(key, round, [])
        setConflicts(noConflicts)
        void readAgain()
      },
      conflicts: waits.flatMap(mine => {
        const conflict = conflicts[mine.path]
        if (!conflict) return []
        return [
          {
            path: mine.path,
            title: mine.title,
            mine: mine.comment,
            other: conflict.other,
            keepMine: () => {
              put(mine.path, { ...mine, base: conflict.version })
              forgetConflict(mine.path)
            },
            takeOther: () => {
              put(mine.path, null)
              forgetConflict(mine.path)
            },
          },
        ]
      }),
    }
  }, [waiting, kept, key, round, open, write, put, conflicts, forgetConflict, readAgain, userId])
}

const remarkOf = ({
  path,
  field_path,
  title,
  comment,
}: OutputOf<typeof listRemarkDrafts>['data'][number]): DraftRemark => ({
  path,
  ...(field_path === null ? {} : { fieldPath: field_path }),
  title,
  comment,
})

/** Sends what waits, one after another, once nobody types; what the server could not take is sent again later. */
const useSaving = ({
  ready,
  key,
  waiting,
  send,
  skips,
  onRefused,
}: {
  readonly ready: boolean
  readonly key: string
  readonly waiting: readonly WaitingRemark[] | null
  readonly send: (remark: WaitingRemark) => Promise<void>
  readonly skips: (remark: WaitingRemark) => boolean
  readonly onRefused: (path: string, error: ApiError) => void
}): void => {
  const [tries, setTries] = useState(0)
  const sending = useRef(false)
  const sendAll = useEffectEvent(async () => {
    if (sending.current) return
    sending.current = true
    try {
      for (const remark of readWaiting(key)?.remarks ?? []) {
        if (skips(remark)) continue
        try {
          await send(remark)
        } catch (error) {
          // Refused for good, or by the words of another device: it stays here. What is away is asked again.
          if (error instanceof ApiError && error.status >= 400 && error.status < 429) onRefused(remark.path, error)
          else {
            window.setTimeout(() => setTries(tried => tried + 1), againMs)
            return
          }
        }
      }
    } finally {
      sending.current = false
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter puts the moment off; a try is one more.
  useEffect(() => {
    if (!ready || !waiting || waiting.length === 0) return
    const timer = window.setTimeout(() => void sendAll(), pauseMs)
    return () => window.clearTimeout(timer)
  }, [ready, waiting, tries])
}
