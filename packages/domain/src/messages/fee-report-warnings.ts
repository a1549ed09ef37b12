// What a person reads of each warning of a fee report, and where a proposed number comes from.
import type { ProposalSource } from '../fee-report/proposals.ts'
import type { FeeWarningCode } from '../fee-report/warnings.ts'
import type { Texts } from '../text.ts'

export const feeWarningTexts = {
  mn: {
    percent_above_100: '100 хувиас их байна: {value}',
    sold_above_stock: 'Борлуулсан хэмжээ ({sold}) өмнөх болон тайлант хугацаанд үйлдвэрлэснээс ({there}) их байна',
    left_differs: 'Үлдэгдэл {left} байна. Үйлдвэрлэснээс борлуулсныг хасахад {expected} гарна',
    quantity_differs: 'Энд {quantity} байна. 3-р хэсэгт борлуулсан хэмжээ {sold} байна',
    value_without_quantity: 'Үнэлгээ {value} ₮ бичсэн боловч тоо хэмжээ бичээгүй байна',
    quantity_without_value: 'Тоо хэмжээ {quantity} бичсэн боловч үнэлгээ бичээгүй байна',
    fee_far_from_rate:
      'Үндсэн төлбөр {fee} ₮ байна. Нийт үнэлгээнээс {rate} хувиар бодож, хөнгөлөлтийг хасахад {expected} ₮ гарна',
    total_fee_differs: 'Нийт төлбөр {total} ₮ байна. Үндсэн ба нэмэлт төлбөрийн нийлбэр {expected} ₮ байна',
    x_with_numbers: 'Үйл ажиллагаа явуулаагүй гэсэн боловч үйлдвэрлэл, борлуулалт бичсэн байна',
    balance_empty: 'Үйлдвэрлэл эсвэл төлбөр тайлагнасан боловч үлдэгдлийн хүснэгт хоосон байна',
    opening_differs: 'Эхний үлдэгдэл {now} ₮ байна. Өмнөх улирлын эцсийн үлдэгдэл {expected} ₮ байсан',
    imposed_differs: 'Ногдуулсан төлбөр {now} ₮ байна. 4-р хэсгийн нийт төлбөрөөр {expected} ₮ байна',
    closing_differs: 'Эцсийн үлдэгдэл {now} ₮ байна. Дээрх гурван мөрөөс {expected} ₮ гарна',
    order_of_magnitude:
      'Өмнөх улиралтай харьцуулахад 10 дахин буюу түүнээс их зөрж байна: өмнө нь {before} {kilograms, plural, =1 {кг} other {₮}}, одоо {now} {kilograms, plural, =1 {кг} other {₮}}',
  },
  en: {
    percent_above_100: 'More than 100 percent: {value}',
    sold_above_stock: 'More was sold ({sold}) than was produced before and in the period ({there})',
    left_differs: '{left} is left here; produced less sold gives {expected}',
    quantity_differs: '{quantity} stands here; section 3 says that {sold} was sold',
    value_without_quantity: 'A value of {value} ₮ has no quantity',
    quantity_without_value: 'A quantity of {quantity} has no value',
    fee_far_from_rate: 'The base fee is {fee} ₮; {rate} percent of the valuation less the discount gives {expected} ₮',
    total_fee_differs: 'The total fee is {total} ₮; base and additional fee together are {expected} ₮',
    x_with_numbers: 'The mine did not work, yet production or sales are reported',
    balance_empty: 'Production or a fee is reported, yet the table of the balance is empty',
    opening_differs: "The opening balance is {now} ₮; last quarter's closing balance was {expected} ₮",
    imposed_differs: 'The fee imposed is {now} ₮; by the total fees of section 4 it is {expected} ₮',
    closing_differs: 'The closing balance is {now} ₮; the three lines above give {expected} ₮',
    order_of_magnitude:
      'Ten times as much or as little as last quarter: {before} {kilograms, plural, =1 {kg} other {₮}} then, {now} {kilograms, plural, =1 {kg} other {₮}} now',
  },
} as const satisfies Texts<FeeWarningCode>

export const proposalTexts = {
  mn: {
    left: 'үйлдвэрлэснээс борлуулсныг хассан',
    sold: '3-р хэсэгт борлуулсан хэмжээ',
    base_fee: 'нийт үнэлгээг төлбөрийн хувиар бодож, хөнгөлөлтийг хассан',
    total_fee: 'үндсэн ба нэмэлт төлбөрийн нийлбэр',
    opening: 'өмнөх улирлын эцсийн үлдэгдэл',
    imposed: '4-р хэсгийн нийт төлбөр',
    closing: 'эхний үлдэгдэл, ногдуулсан, төлсөн дүнгээс бодсон',
  },
  en: {
    left: 'produced less sold',
    sold: 'sold according to section 3',
    base_fee: 'the valuation by the rate, less the discount',
    total_fee: 'base and additional fee together',
    opening: "last quarter's closing balance",
    imposed: 'the total fees of section 4',
    closing: 'opening balance, fee imposed and paid',
  },
} as const satisfies Texts<ProposalSource>
