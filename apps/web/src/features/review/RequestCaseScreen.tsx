// One request with everything needed to decide on it.
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { CaseScreen } from '../cases/CaseScreen.tsx'
import { CaseDesk } from './CaseDesk.tsx'
import { caseQuery } from './queries.ts'

export const RequestCaseScreen = () => {
  const { requestnumber = '' } = useParams()
  const t = useText(staffCaseTexts)
  return (
    <CaseScreen
      title={t('title', { number: requestnumber })}
      queue={{ path: staffPaths.requests, text: t('back') }}
      failed={t('failed')}
      query={useQuery(caseQuery(requestnumber))}
    >
      {shown => <CaseDesk key={requestnumber} shown={shown} />}
    </CaseScreen>
  )
}
