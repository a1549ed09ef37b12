// Reads a statement; every line that cannot be read is named, and then nothing of it is kept.
import { importStatement } from '@khyanalt/contract/statements'
import { statementTexts } from '@khyanalt/domain/messages/statements'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { errorText } from '../../../api/error-text.ts'
import { uploadApi } from '../../../api/upload.ts'
import { useLanguage, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { FileInput } from '../../../ui/FileInput.tsx'
import { announce } from '../../../ui/live-region.ts'
import { staffKey } from '../../cases/use-decision.ts'
import look from './statements.module.css'

type Fault = { readonly sentence: string; readonly lines: readonly { readonly code: string; readonly path: string }[] }

export const StatementUpload = ({ onRead }: { readonly onRead: (id: string) => void }) => {
  const t = useText(statementTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const stop = useRef<AbortController | null>(null)
  const [running, setRunning] = useState<{ readonly name: string; readonly share: number } | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const read = async (file: File) => {
    setFault(null)
    setDone(null)
    setRunning({ name: file.name, share: 0 })
    stop.current = new AbortController()
    try {
      const answer = await uploadApi(importStatement, {}, file, {
        signal: stop.current.signal,
        onProgress: share => setRunning({ name: file.name, share }),
      })
      const sentence = [
        t('done', { lines: answer.lines }),
        ...(answer.repeated > 0 ? [t('done_repeated', { count: answer.repeated })] : []),
        ...(answer.outgoing > 0 ? [t('done_outgoing', { count: answer.outgoing })] : []),
      ].join(', ')
      setDone(sentence)
      announce(sentence)
      await client.invalidateQueries({ queryKey: staffKey })
      onRead(answer.id)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      const lines = error instanceof ApiError ? (error.problems ?? []) : []
      setFault({ sentence: errorText(error, ui), lines })
    } finally {
      setRunning(null)
    }
  }
  return (
    <div className={look.upload}>
      <FileInput
        id="statement-file"
        label={t('upload')}
        hint={t('upload_hint')}
        accept=".csv,.txt,.xlsx,.sta,.mt940,.xml,text/csv"
        file={running ? { kind: 'uploading', ...running } : undefined}
        onPick={read}
        onCancel={() => stop.current?.abort()}
      />
      <details>
        <summary>{t('format')}</summary>
        <p>{t('format_text')}</p>
        <pre className={look.example}>{t('format_example')}</pre>
      </details>
      {done && <Alert tone="success">{done}</Alert>}
      {fault && (
        <Alert tone="error" urgent title={fault.sentence}>
          {fault.lines.length > 0 && (
            <ul aria-label={t('problems')}>
              {fault.lines.map(({ code, path }) => (
                <li key={`${path}${code}`}>
                  {path ? t('problem_line', { line: path, problem: wordOf(code, t) }) : wordOf(code, t)}
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  )
}

const wordOf = (code: string, t: ReturnType<typeof useText<keyof typeof statementTexts.mn>>): string =>
  code in statementTexts.mn ? t(code as keyof typeof statementTexts.mn) : code
