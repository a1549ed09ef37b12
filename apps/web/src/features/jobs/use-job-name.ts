import { jobWords, staffJobsTexts } from '@khyanalt/domain/messages/staff-jobs'
import { useText } from '../../language/language.tsx'

/** How people call a job or task. */
export const useJobName = () => {
  const t = useText(staffJobsTexts)
  return (kind: 'job' | 'task', name: string): string => {
    const key = jobWords(kind, name)
    return key ? t(key) : name
  }
}
