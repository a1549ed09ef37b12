// Where a listed request opens: food-safety registrations have a screen of their own (REQ-DASH-04, REQ-DASH-09).
import type { RequestRow } from '@khyanalt/contract/request-lists'
import { paths } from '../../paths.ts'

/** The address of a row. */
export const rowAddress = ({
  request_category,
  request_number,
}: Pick<RequestRow, 'request_category' | 'request_number'>): string =>
  request_category === 'FSI' ? paths.foodSafetyRequest(request_number) : paths.request(request_number)
