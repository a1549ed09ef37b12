import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { usePageTitle } from '../../document.ts'
import { useText } from '../../language/language.tsx'
import { NotInCatalogue } from './NotInCatalogue.tsx'

/** Stands only when an old form id leads nowhere; otherwise the loader has moved on (REQ-AUTH-18). */
export const OldServiceScreen = () => {
  usePageTitle(useText(catalogueTexts)('missing'))
  return <NotInCatalogue what="service" />
}
