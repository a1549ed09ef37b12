// The form of a post.
import type { OutputOf } from '@khyanalt/contract/call'
import { type readStaffPost, savePost } from '@khyanalt/contract/staff-posts'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { staffPostsTexts } from '@khyanalt/domain/messages/staff-posts'
import { postCovers } from '@khyanalt/domain/post-covers'
import { postKinds } from '@khyanalt/domain/post-kind'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useTransactionId } from '../../api/transaction-id.ts'
import { LeaveGuard } from '../../console/LeaveGuard.tsx'
import { formatDay, formatTime } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { staffPaths } from '../../staff-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Select } from '../../ui/Select.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './Editor.module.css'
import { PostPreview } from './PostPreview.tsx'
import { PostWords, type Words } from './PostWords.tsx'

type Written = OutputOf<typeof readStaffPost>['data']
const noWords: Words = { title: '', excerpt: '', content: '' }
const publishings = ['draft', 'now', 'later'] as const

export const PostForm = ({ post }: { readonly post: Written | null }) => {
  const t = useText(staffPostsTexts)
  const { ui } = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const transaction = useTransactionId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => ({
    kind: post?.kind ?? 'notice',
    cover: post?.cover ?? (postCovers.at(-1) as string),
    mn: post?.mn ?? noWords,
    en: post?.en ?? noWords,
    english: post?.en != null,
    publish: post?.state === 'published' ? 'now' : post?.state === 'scheduled' ? 'later' : 'draft',
    day: post?.published_at ? formatDay(post.published_at) : '',
    time: post?.published_at ? formatTime(post.published_at) : '09:00',
  }))
  const [saved, setSaved] = useState(() => JSON.stringify(draft))
  const [tried, setTried] = useState(false)
  const dirty = JSON.stringify(draft) !== saved
  const set = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes })
  const input = {
    kind: draft.kind,
    cover: draft.cover,
    mn: draft.mn,
    en: draft.english ? draft.en : null,
  }
  const isEmpty = (words: Words) => !words.title.trim() || !words.excerpt.trim() || !words.content.trim()
  const later = draft.publish === 'later'
  const problems = {
    day: later && !isCalendarDay(draft.day) ? t('dayWrong') : null,
    time: later && !/^([01]\d|2[0-3]):[0-5]\d$/.test(draft.time) ? t('timeWrong') : null,
    words: isEmpty(draft.mn) || (draft.english && isEmpty(draft.en)),
  }
  const publish = later
    ? new Date(`${draft.day}T${draft.time}:00+08:00`)
    : draft.publish === 'now'
      ? ('now' as const)
      : ('draft' as const)
  const save = useMutation({
    mutationFn: () =>
      callApi(savePost, {
        ...input,
        ...(post && { post: { id: post.id, updated_at: post.updated_at } }),
        publish: publish instanceof Date ? publish.toISOString() : publish,
        transaction_id: transaction.id(),
      }),
    onSuccess: async ({ id }) => {
      transaction.renew()
      setSaved(JSON.stringify(draft))
      showToast({ text: t('saved') })
      await client.invalidateQueries({ queryKey: ['staff-posts'] })
      if (post) await client.resetQueries({ queryKey: ['staff-post', String(id)] })
      else setTimeout(() => navigate(staffPaths.post(id), { replace: true }))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problems.day || problems.time || problems.words) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    } else save.mutate()
  }
  return (
    <>
      <PageHeader
        title={post?.mn.title ?? t('newTitle')}
        ornament={false}
        status={post && <Tag>{t(`state_${post.state}`)}</Tag>}
        actions={post?.state === 'published' && <TextLink to={paths.post(post.id)}>{t('open')}</TextLink>}
      />
      <form ref={form} noValidate onSubmit={submit} className={styles.form}>
        <div className={styles.facts}>
          <Field label={t('kind')} required>
            {control => (
              <Select
                {...control}
                value={draft.kind}
                emptyLabel={null}
                onChange={value => set({ kind: postKinds.find(kind => kind === value) ?? 'notice' })}
                options={postKinds.map(value => ({ value, label: t(`kind_${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('cover')} required>
            {control => (
              <Select
                {...control}
                value={draft.cover}
                emptyLabel={null}
                onChange={cover => set({ cover })}
                options={postCovers.map(value => ({ value, label: value.replace(/^\/covers\/|\.svg$/g, '') }))}
              />
            )}
          </Field>
          <img src={draft.cover} alt="" className={styles.cover} />
        </div>
        <div className={styles.languages}>
          <PostWords language="mn" words={draft.mn} tried={tried} onChange={mn => set({ mn })} />
          <div className={styles.form}>
            <Checkbox label={t('withEnglish')} value={draft.english} onChange={english => set({ english })} />
            {draft.english && <PostWords language="en" words={draft.en} tried={tried} onChange={en => set({ en })} />}
          </div>
        </div>
        <RadioGroup
          label={t('publish')}
          layout="row"
          value={draft.publish}
          onChange={value => set({ publish: publishings.find(each => each === value) ?? 'draft' })}
          options={publishings.map(value => ({
            value,
            label: t(`publish_${value}`),
            help: value === 'now' && post?.state === 'published' ? t('publishKept') : undefined,
          }))}
          required
        />
        {later && (
          <div className={styles.facts}>
            <Field label={t('day')} error={tried ? problems.day : null} required>
              {control => <DateInput {...control} value={draft.day} onChange={day => set({ day })} />}
            </Field>
            <TextField
              label={t('time')}
              error={tried && problems.time ? problems.time : undefined}
              value={draft.time}
              onChange={time => set({ time })}
              maxLength={5}
              required
            />
          </div>
        )}
        {save.error && (
          <Alert tone="error" urgent>
            {errorText(save.error, ui)}
          </Alert>
        )}
        <div className={styles.acts}>
          <Button type="submit" icon="save" busy={save.isPending}>
            {t(`publish_${publishings.find(each => each === draft.publish) ?? 'draft'}`)}
          </Button>
          <PostPreview input={input} possible={!problems.words} onImpossible={() => setTried(true)} />
        </div>
      </form>
      <LeaveGuard dirty={dirty} />
    </>
  )
}
