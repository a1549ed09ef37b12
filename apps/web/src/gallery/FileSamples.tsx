import { useState } from 'react'
import { Field } from '../ui/Field.tsx'
import { FileInput } from '../ui/FileInput.tsx'
import { announce } from '../ui/live-region.ts'
import { Progress } from '../ui/Progress.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Sample } from './Sample.tsx'

const hint = 'PDF, 10 MB хүртэл'

export const FileSamples = () => {
  const [picked, setPicked] = useState<File | null>(null)
  return (
    <>
      <Sample name="FileInput" layout="grid">
        <Field label="Хоосон, сонгож үзнэ үү" required>
          {control => (
            <FileInput
              {...control}
              label="Туршилтын файл"
              hint={hint}
              file={picked ? { kind: 'done', name: picked.name } : { kind: 'empty' }}
              onPick={file => {
                setPicked(file)
                announce('Файл хуулагдлаа')
              }}
              onRemove={() => setPicked(null)}
            />
          )}
        </Field>
        <Field label="Хуулж байна" required>
          {control => (
            <FileInput
              {...control}
              label="Барилгын зураг төсөл"
              file={{ kind: 'uploading', name: 'барилгын-зураг-төсөл-сүүлийн-хувилбар.pdf', share: 0.62 }}
              onPick={() => undefined}
              onCancel={() => undefined}
            />
          )}
        </Field>
        <Field label="Хуулагдсан" required>
          {control => (
            <FileInput
              {...control}
              label="Гэрчилгээ"
              file={{ kind: 'done', name: 'Улсын бүртгэлийн гэрчилгээ.pdf', detail: '2.4 MB' }}
              onPick={() => undefined}
              onOpen={() => undefined}
              onRemove={() => undefined}
            />
          )}
        </Field>
        <Field label="Алдаатай" required error="Зөвхөн PDF файл оруулна уу (зураг.docx)">
          {control => <FileInput {...control} label="Гэрчилгээний хуулбар" hint={hint} onPick={() => undefined} />}
        </Field>
        <Field label="Идэвхгүй">
          {control => <FileInput {...control} label="Идэвхгүй файл" hint={hint} disabled onPick={() => undefined} />}
        </Field>
      </Sample>
      <Sample name="Progress" layout="grid">
        <Progress value={0.35} label="Баримт бэлтгэж байна" />
        <Progress value={null} label="Төлбөр шалгаж байна" />
      </Sample>
      <Sample name="Spinner">
        <Spinner size="s" />
        <Spinner />
        <Spinner size="l" />
      </Sample>
      <Sample name="Skeleton" layout="grid">
        <Skeleton lines={3} />
        <Skeleton height={88} />
      </Sample>
    </>
  )
}
