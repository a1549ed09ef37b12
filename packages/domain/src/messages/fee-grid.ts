// Words of the grid that a fee report is filled in.
import type { Texts } from '../text.ts'

const mn = {
  help: 'Сумаар шилжиж, шууд бичнэ. F2 – засах, Esc – болих, Ctrl+V – хүснэгтээс хуулж тавих. Хүснэгтээс гарахдаа Esc, дараа нь Tab дарна.',
  helpFinger: 'Нүдийг дарж бичнэ.',
  leave: 'Tab дарж хүснэгтээс гарна',
  undo: 'Буцаах',
  redo: 'Дахин хийх',
  undone: 'Буцаалаа. Өөрчлөгдсөн нүд: {cells}',
  redone: 'Дахин хийлээ. Өөрчлөгдсөн нүд: {cells}',
  nothingToUndo: 'Буцаах үйлдэл алга',
  nothingToRedo: 'Дахин хийх үйлдэл алга',
  total: 'Нийт',
  problems: 'Хүснэгтэд засах зүйлс',
  pasteRefused: 'Хуулсан хэсгийг тавьсангүй, хүснэгт хэвээр байна',
  pasteNothing: 'Хуулсан зүйлд текст алга. Хүснэгтийн нүд эсвэл текст хуулж тавина уу.',
  pasteTooLarge:
    'Хуулсан хэсэг {rows} мөр, {columns} баганатай байна. Сонгосон нүднээс {fitRows} мөр, {fitColumns} багана багтана.',
  pasteUnreadable: '{row}, {column}: «{text}» – {problem}',
  wrong: '{row}, {column}: {problem}',
} as const

export const feeGridTexts = {
  mn,
  en: {
    help: 'Move with the arrows and type. F2 edits, Esc undoes the edit, Ctrl+V pastes from a spreadsheet. To leave the table press Esc, then Tab.',
    helpFinger: 'Press a cell to write into it.',
    leave: 'Press Tab to leave the table',
    undo: 'Undo',
    redo: 'Redo',
    undone: 'Undone. Cells changed: {cells}',
    redone: 'Redone. Cells changed: {cells}',
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
    total: 'Total',
    problems: 'To mend in the table',
    pasteRefused: 'The copied block was not pasted, the table is unchanged',
    pasteNothing: 'What was copied holds no text. Copy cells of a spreadsheet, or text.',
    pasteTooLarge:
      'The copied block has {rows} rows and {columns} columns. From the chosen cell {fitRows} rows and {fitColumns} columns fit.',
    pasteUnreadable: '{row}, {column}: "{text}" – {problem}',
    wrong: '{row}, {column}: {problem}',
  },
} as const satisfies Texts<keyof typeof mn>
