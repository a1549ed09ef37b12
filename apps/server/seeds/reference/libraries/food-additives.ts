// Food additives with their numbers in the Codex system and the chemical register.
import type { Choice, Libraries } from './choice.ts'

/** An additive; choosing it fills in its number, its CAS number and its main function. */
const additive = (ins: string, mn: string, en: string, cas_number: string, additive_class: string): Choice => [
  `e_${ins.toLowerCase()}`,
  `E${ins} ${mn}`,
  `E${ins} ${en}`,
  { ins_number: `E${ins}`, cas_number, additive_class },
]

export const additiveLibraries: Libraries = {
  food_additive: [
    additive('102', 'Тартразин', 'Tartrazine', '1934-21-0', 'colour'),
    additive('129', 'Аллура улаан', 'Allura red', '25956-17-6', 'colour'),
    additive('133', 'Гялалзсан хөх', 'Brilliant blue', '3844-45-9', 'colour'),
    additive('160a', 'Бета-каротин', 'Beta-carotene', '7235-40-7', 'colour'),
    additive('202', 'Калийн сорбат', 'Potassium sorbate', '24634-61-5', 'preservative'),
    additive('211', 'Натрийн бензоат', 'Sodium benzoate', '532-32-1', 'preservative'),
    additive('220', 'Хүхрийн давхар исэл', 'Sulphur dioxide', '7446-09-5', 'preservative'),
    additive('223', 'Натрийн метабисульфит', 'Sodium metabisulphite', '7681-57-4', 'preservative'),
    additive('250', 'Натрийн нитрит', 'Sodium nitrite', '7632-00-0', 'preservative'),
    additive('270', 'Сүүний хүчил', 'Lactic acid', '50-21-5', 'acidity'),
    additive('290', 'Нүүрсхүчлийн хий', 'Carbon dioxide', '124-38-9', 'carbonating'),
    additive('300', 'Аскорбины хүчил', 'Ascorbic acid', '50-81-7', 'antioxidant'),
    additive('322', 'Лецитин', 'Lecithins', '8002-43-5', 'emulsifier'),
    additive('330', 'Нимбэгийн хүчил', 'Citric acid', '77-92-9', 'acidity'),
    additive('338', 'Фосфорын хүчил', 'Phosphoric acid', '7664-38-2', 'acidity'),
    additive('407', 'Каррагинан', 'Carrageenan', '9000-07-1', 'thickener'),
    additive('412', 'Гуарын цавуу', 'Guar gum', '9000-30-0', 'thickener'),
    additive('415', 'Ксантаны цавуу', 'Xanthan gum', '11138-66-2', 'thickener'),
    additive('420', 'Сорбитол', 'Sorbitol', '50-70-4', 'sweetener'),
    additive('440', 'Пектин', 'Pectins', '9000-69-5', 'thickener'),
    additive('471', 'Тосны хүчлийн моно- ба диглицерид', 'Mono- and diglycerides of fatty acids', '', 'emulsifier'),
    additive('500', 'Натрийн гидрокарбонат', 'Sodium hydrogen carbonate', '144-55-8', 'raising'),
    additive('621', 'Натрийн глутамат', 'Monosodium glutamate', '142-47-2', 'flavour'),
    additive('950', 'Калийн ацесульфам', 'Acesulfame potassium', '55589-62-3', 'sweetener'),
    additive('951', 'Аспартам', 'Aspartame', '22839-47-0', 'sweetener'),
    additive('955', 'Сукралоз', 'Sucralose', '56038-13-2', 'sweetener'),
    additive('967', 'Ксилитол', 'Xylitol', '87-99-0', 'sweetener'),
    ['other', 'Бусад', 'Other', { ins_number: '', cas_number: '', additive_class: 'other' }],
  ],
  additive_class: [
    ['acidity', 'Хүчиллэг зохицуулагч', 'Acidity regulator'],
    ['antioxidant', 'Исэлдэлтээс хамгаалагч', 'Antioxidant'],
    ['carbonating', 'Хийжүүлэгч', 'Carbonating agent'],
    ['colour', 'Будагч', 'Colour'],
    ['emulsifier', 'Эмульсжүүлэгч', 'Emulsifier'],
    ['flavour', 'Амт сайжруулагч', 'Flavour enhancer'],
    ['preservative', 'Хадгалах хугацаа уртасгагч', 'Preservative'],
    ['raising', 'Хөөлгөгч', 'Raising agent'],
    ['sweetener', 'Чихэрлэг амт оруулагч', 'Sweetener'],
    ['thickener', 'Өтгөрүүлэгч, тогтворжуулагч', 'Thickener or stabiliser'],
    ['other', 'Бусад', 'Other'],
  ],
}
