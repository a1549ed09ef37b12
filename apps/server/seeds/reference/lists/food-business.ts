// What objects of the food sector do, in three levels with codes of one, four and six characters (REQ-FSI-32).
import type { Choice } from '../libraries/choice.ts'

type Names = readonly [mn: string, en: string]
type Second = readonly [...Names, third: readonly Names[]]
type Top = readonly [...Names, second: readonly Second[]]

const tree: readonly Top[] = [
  [
    'Хүнсний түүхий эдийн үйлдвэрлэл',
    'Production of food raw materials',
    [
      [
        'Мал, амьтны гаралтай түүхий эд',
        'Raw materials of animal origin',
        [
          ['Мал төхөөрөх газар', 'Slaughterhouse'],
          ['Сүү цуглуулах, хөргөх цэг', 'Milk collection and cooling point'],
          ['Сүүний чиглэлийн ферм', 'Dairy farm'],
          ['Шувууны ферм', 'Poultry farm'],
          ['Гахайн ферм', 'Pig farm'],
          ['Зөгийн аж ахуй', 'Beekeeping'],
        ],
      ],
      [
        'Ургамлын гаралтай түүхий эд',
        'Raw materials of plant origin',
        [
          ['Газар тариалан', 'Crop farm'],
          ['Хүлэмжийн аж ахуй', 'Greenhouse'],
          ['Жимс, жимсгэний аж ахуй', 'Fruit and berry farm'],
        ],
      ],
    ],
  ],
  [
    'Хүнсний үйлдвэр, цех',
    'Food processing',
    [
      [
        'Мах, загас боловсруулах',
        'Meat and fish processing',
        [
          ['Мах боловсруулах үйлдвэр', 'Meat processing plant'],
          ['Махан бүтээгдэхүүний цех', 'Meat products workshop'],
          ['Загас боловсруулах цех', 'Fish processing workshop'],
        ],
      ],
      [
        'Сүү боловсруулах',
        'Milk processing',
        [
          ['Сүүний үйлдвэр', 'Dairy plant'],
          ['Цагаан идээний цех', 'Traditional dairy workshop'],
          ['Зайрмагны цех', 'Ice cream workshop'],
        ],
      ],
      [
        'Гурил, гурилан бүтээгдэхүүн',
        'Flour and bakery',
        [
          ['Гурилын үйлдвэр', 'Flour mill'],
          ['Талх, нарийн боовны үйлдвэр', 'Bakery'],
          ['Гоймон, бууз, баншны цех', 'Noodle and dumpling workshop'],
        ],
      ],
      [
        'Ус, ундаа, согтууруулах ундаа',
        'Water, soft and alcoholic drinks',
        [
          ['Ус, ундааны үйлдвэр', 'Water and soft drinks plant'],
          ['Архи, дарсны үйлдвэр', 'Distillery or winery'],
          ['Шар айрагны үйлдвэр', 'Brewery'],
        ],
      ],
      [
        'Бусад хүнсний үйлдвэрлэл',
        'Other food processing',
        [
          ['Ногоо, жимс боловсруулах цех', 'Fruit and vegetable processing'],
          ['Чихэр, чихэрлэг бүтээгдэхүүний үйлдвэр', 'Confectionery'],
          ['Ургамлын тосны үйлдвэр', 'Vegetable oil plant'],
          ['Давс, амтлагчийн үйлдвэр', 'Salt and spice plant'],
          ['Хүнс савлах цех', 'Food packing workshop'],
        ],
      ],
    ],
  ],
  [
    'Хүнсний худалдаа',
    'Food trade',
    [
      [
        'Бөөний худалдаа',
        'Wholesale',
        [
          ['Хүнсний бөөний төв', 'Wholesale centre'],
          ['Импортын хүнсний төлөөлөгч', 'Importer of food'],
        ],
      ],
      [
        'Жижиглэн худалдаа',
        'Retail',
        [
          ['Супермаркет', 'Supermarket'],
          ['Хүнсний дэлгүүр', 'Grocery shop'],
          ['Хүнсний зах', 'Food market'],
          ['Махны дэлгүүр, лангуу', 'Butcher'],
          ['ТҮЦ', 'Kiosk'],
          ['Цахим худалдаа', 'Online shop'],
        ],
      ],
    ],
  ],
  [
    'Нийтийн хоол',
    'Catering',
    [
      [
        'Хоолны газар',
        'Restaurants',
        [
          ['Ресторан', 'Restaurant'],
          ['Зоогийн газар', 'Dining place'],
          ['Цайны газар', 'Tea house'],
          ['Кафе', 'Café'],
          ['Түргэн хоол', 'Fast food'],
          ['Баар, паб', 'Bar or pub'],
        ],
      ],
      [
        'Байгууллагын хоол',
        'Institutional catering',
        [
          ['Сургуулийн гал тогоо', 'School kitchen'],
          ['Цэцэрлэгийн гал тогоо', 'Kindergarten kitchen'],
          ['Эмнэлгийн гал тогоо', 'Hospital kitchen'],
          ['Ажилчдын гуанз', 'Staff canteen'],
        ],
      ],
      [
        'Хоол хүргэлт',
        'Food delivery',
        [
          ['Хоол захиалга, хүргэлт', 'Meals to order'],
          ['Хоол бэлтгэх төв', 'Central kitchen'],
        ],
      ],
    ],
  ],
  [
    'Хадгалалт, тээвэрлэлт',
    'Storage and transport',
    [
      [
        'Агуулах',
        'Storage',
        [
          ['Хөргүүртэй агуулах', 'Cold store'],
          ['Хүнсний агуулах', 'Food warehouse'],
          ['Зоорь', 'Cellar'],
          ['Үр тарианы элеватор', 'Grain elevator'],
        ],
      ],
      [
        'Тээвэр',
        'Transport',
        [
          ['Хөргүүртэй тээвэр', 'Refrigerated transport'],
          ['Хүнсний зориулалтын тээвэр', 'Food transport'],
        ],
      ],
    ],
  ],
]

const digits = (place: number, length: number): string => String(place + 1).padStart(length, '0')

/** Every activity, parents before children; `parent` is the code of the level above. */
export const foodBusiness: readonly Choice[] = tree.flatMap(([mn, en, seconds], first) => [
  [digits(first, 1), mn, en] as const,
  ...seconds.flatMap(([secondMn, secondEn, thirds], second): Choice[] => {
    const code = digits(first, 1) + digits(second, 3)
    return [
      [code, secondMn, secondEn, { parent: digits(first, 1) }],
      ...thirds.map(
        ([thirdMn, thirdEn], third): Choice => [code + digits(third, 2), thirdMn, thirdEn, { parent: code }],
      ),
    ]
  }),
])
