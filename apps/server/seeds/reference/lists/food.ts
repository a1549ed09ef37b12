// Food in three levels: type, group, kind; `parent` names the level above.
import type { Choice, Libraries } from '../libraries/choice.ts'
import { foodBusiness } from './food-business.ts'

type Group = readonly [value: string, mn: string, en: string, kinds: readonly Choice[]]
type Type = readonly [value: string, mn: string, en: string, groups: readonly Group[]]

const types: readonly Type[] = [
  [
    'meat',
    'Мах, махан бүтээгдэхүүн',
    'Meat and meat products',
    [
      [
        'meat_fresh',
        'Мах',
        'Meat',
        [
          ['mutton', 'Хонины мах', 'Mutton'],
          ['goat', 'Ямааны мах', 'Goat meat'],
          ['beef', 'Үхрийн мах', 'Beef'],
          ['horse', 'Адууны мах', 'Horse meat'],
          ['camel', 'Тэмээний мах', 'Camel meat'],
          ['pork', 'Гахайн мах', 'Pork'],
          ['poultry', 'Шувууны мах', 'Poultry'],
          ['offal', 'Дайвар бүтээгдэхүүн', 'Offal'],
        ],
      ],
      [
        'meat_product',
        'Махан бүтээгдэхүүн',
        'Meat products',
        [
          ['sausage', 'Хиам, зайдас', 'Sausages'],
          ['canned_meat', 'Лаазалсан мах', 'Canned meat'],
          ['dried_meat', 'Борц', 'Dried meat'],
          ['semi_finished_meat', 'Хагас боловсруулсан махан бүтээгдэхүүн', 'Semi-finished meat products'],
        ],
      ],
    ],
  ],
  [
    'dairy',
    'Сүү, сүүн бүтээгдэхүүн',
    'Milk and dairy products',
    [
      [
        'milk',
        'Сүү',
        'Milk',
        [
          ['raw_milk', 'Түүхий сүү', 'Raw milk'],
          ['pasteurised_milk', 'Ариутгасан сүү', 'Pasteurised milk'],
          ['milk_powder', 'Хуурай сүү', 'Milk powder'],
        ],
      ],
      [
        'dairy_product',
        'Сүүн бүтээгдэхүүн',
        'Dairy products',
        [
          ['yoghurt', 'Тараг', 'Yoghurt'],
          ['airag', 'Айраг', 'Airag'],
          ['curd', 'Ааруул, ээзгий', 'Dried curd'],
          ['cheese', 'Бяслаг', 'Cheese'],
          ['butter', 'Цөцгийн тос', 'Butter'],
          ['cream', 'Цөцгий, өрөм', 'Cream'],
          ['ice_cream', 'Зайрмаг', 'Ice cream'],
        ],
      ],
    ],
  ],
  [
    'fish',
    'Загас, далайн бүтээгдэхүүн',
    'Fish and seafood',
    [
      [
        'fish_fresh',
        'Загас',
        'Fish',
        [
          ['fresh_fish', 'Шинэ, хөргөсөн загас', 'Fresh or chilled fish'],
          ['frozen_fish', 'Хөлдөөсөн загас', 'Frozen fish'],
          ['canned_fish', 'Лаазалсан загас', 'Canned fish'],
          ['salted_fish', 'Давсалсан, утсан загас', 'Salted or smoked fish'],
        ],
      ],
      [
        'seafood',
        'Далайн бүтээгдэхүүн',
        'Seafood',
        [
          ['shellfish', 'Хавч, сам хорхой', 'Crustaceans'],
          ['mollusc', 'Нялцгай биетэн', 'Molluscs'],
          ['seaweed', 'Далайн байцаа, замаг', 'Seaweed'],
        ],
      ],
    ],
  ],
  [
    'egg',
    'Өндөг, өндгөн бүтээгдэхүүн',
    'Eggs and egg products',
    [
      [
        'eggs',
        'Өндөг',
        'Eggs',
        [
          ['hen_egg', 'Тахианы өндөг', 'Hen eggs'],
          ['other_egg', 'Бусад шувууны өндөг', 'Other eggs'],
          ['egg_powder', 'Өндөгний нунтаг', 'Egg powder'],
        ],
      ],
    ],
  ],
  [
    'grain',
    'Үр тариа, гурил, гурилан бүтээгдэхүүн',
    'Grain, flour and bakery products',
    [
      [
        'cereal',
        'Үр тариа',
        'Cereals',
        [
          ['wheat', 'Улаанбуудай', 'Wheat'],
          ['rice', 'Цагаан будаа', 'Rice'],
          ['barley', 'Арвай', 'Barley'],
          ['buckwheat', 'Гурвалжин будаа', 'Buckwheat'],
          ['oats', 'Хошуу будаа', 'Oats'],
          ['pulses', 'Буурцагт ургамал', 'Pulses'],
        ],
      ],
      [
        'flour',
        'Гурил, гурилан бүтээгдэхүүн',
        'Flour and bakery products',
        [
          ['wheat_flour', 'Улаанбуудайн гурил', 'Wheat flour'],
          ['bread', 'Талх', 'Bread'],
          ['biscuits', 'Печень, жигнэмэг', 'Biscuits'],
          ['cakes', 'Бялуу, нарийн боов', 'Cakes and pastries'],
          ['noodles', 'Гоймон', 'Noodles and pasta'],
        ],
      ],
    ],
  ],
  [
    'vegetable',
    'Төмс, хүнсний ногоо',
    'Potatoes and vegetables',
    [
      [
        'vegetable_fresh',
        'Шинэ ногоо',
        'Fresh vegetables',
        [
          ['potato', 'Төмс', 'Potatoes'],
          ['root_vegetable', 'Лууван, манжин, хүрэн манжин', 'Root vegetables'],
          ['cabbage', 'Байцаа', 'Cabbage'],
          ['onion', 'Сонгино, сармис', 'Onions and garlic'],
          ['fruit_vegetable', 'Улаан лооль, өргөст хэмх', 'Tomatoes and cucumbers'],
          ['mushroom', 'Мөөг', 'Mushrooms'],
        ],
      ],
      [
        'vegetable_product',
        'Боловсруулсан ногоо',
        'Processed vegetables',
        [
          ['canned_vegetable', 'Нөөшилсөн ногоо', 'Canned vegetables'],
          ['frozen_vegetable', 'Хөлдөөсөн ногоо', 'Frozen vegetables'],
        ],
      ],
    ],
  ],
  [
    'fruit',
    'Жимс, самар',
    'Fruit and nuts',
    [
      [
        'fruit_fresh',
        'Шинэ жимс',
        'Fresh fruit',
        [
          ['apple', 'Алим, лийр', 'Apples and pears'],
          ['citrus', 'Цитрус', 'Citrus fruit'],
          ['banana', 'Гадил', 'Bananas'],
          ['grape', 'Усан үзэм', 'Grapes'],
          ['berry', 'Жимсгэнэ', 'Berries'],
          ['sea_buckthorn', 'Чацаргана', 'Sea buckthorn'],
        ],
      ],
      [
        'fruit_product',
        'Боловсруулсан жимс, самар',
        'Processed fruit and nuts',
        [
          ['dried_fruit', 'Хатаасан жимс', 'Dried fruit'],
          ['jam', 'Чанамал', 'Jam'],
          ['nuts', 'Самар', 'Nuts'],
        ],
      ],
    ],
  ],
  [
    'oil',
    'Өөх тос',
    'Fats and oils',
    [
      [
        'fats',
        'Өөх тос',
        'Fats and oils',
        [
          ['vegetable_oil', 'Ургамлын тос', 'Vegetable oil'],
          ['margarine', 'Маргарин', 'Margarine'],
          ['animal_fat', 'Амьтны гаралтай өөх', 'Animal fat'],
        ],
      ],
    ],
  ],
  [
    'sugar',
    'Элсэн чихэр, чихэрлэг бүтээгдэхүүн',
    'Sugar and confectionery',
    [
      [
        'sweets',
        'Чихэрлэг бүтээгдэхүүн',
        'Confectionery',
        [
          ['sugar', 'Элсэн чихэр', 'Sugar'],
          ['candy', 'Чихэр', 'Sweets'],
          ['chocolate', 'Шоколад, какао', 'Chocolate and cocoa'],
          ['honey', 'Зөгийн бал', 'Honey'],
        ],
      ],
    ],
  ],
  [
    'drink',
    'Ус, ундаа, жүүс',
    'Water, soft drinks and juice',
    [
      [
        'drinks',
        'Ундаа',
        'Drinks',
        [
          ['bottled_water', 'Савласан цэвэр ус', 'Bottled water'],
          ['mineral_water', 'Рашаан', 'Mineral water'],
          ['soft_drink', 'Хийжүүлсэн ундаа', 'Soft drinks'],
          ['juice', 'Жүүс', 'Juice'],
          ['energy_drink', 'Эрч хүчний ундаа', 'Energy drinks'],
        ],
      ],
    ],
  ],
  [
    'alcohol',
    'Согтууруулах ундаа',
    'Alcoholic drinks',
    [
      [
        'alcohols',
        'Согтууруулах ундаа',
        'Alcoholic drinks',
        [
          ['vodka', 'Архи', 'Vodka'],
          ['beer', 'Шар айраг', 'Beer'],
          ['wine', 'Дарс', 'Wine'],
        ],
      ],
    ],
  ],
  [
    'tea',
    'Цай, кофе',
    'Tea and coffee',
    [
      [
        'teas',
        'Цай, кофе',
        'Tea and coffee',
        [
          ['black_green_tea', 'Цай', 'Tea'],
          ['herbal_tea', 'Ургамлын цай', 'Herbal tea'],
          ['coffee', 'Кофе', 'Coffee'],
        ],
      ],
    ],
  ],
  [
    'spice',
    'Амтлагч, соус, давс',
    'Spices, sauces and salt',
    [
      [
        'spices',
        'Амтлагч, соус, давс',
        'Spices, sauces and salt',
        [
          ['salt', 'Иоджуулсан давс', 'Iodised salt'],
          ['spice', 'Амтлагч', 'Spices'],
          ['sauce', 'Соус, цуу', 'Sauces and vinegar'],
        ],
      ],
    ],
  ],
  [
    'special',
    'Тусгай зориулалтын хүнс',
    'Food for special purposes',
    [
      [
        'special_food',
        'Тусгай зориулалтын хүнс',
        'Food for special purposes',
        [
          ['infant', 'Нялхсын хүнс', 'Infant food'],
          ['dietary', 'Эмчилгээ, сувиллын хүнс', 'Dietary food'],
          ['supplement', 'Биологийн идэвхт бүтээгдэхүүн', 'Dietary supplements'],
        ],
      ],
    ],
  ],
  [
    'additive',
    'Хүнсний нэмэлт',
    'Food additives',
    [
      [
        'additives',
        'Хүнсний нэмэлт',
        'Food additives',
        [
          ['colour', 'Будагч бодис', 'Colours'],
          ['preservative', 'Нөөшлөгч бодис', 'Preservatives'],
          ['sweetener', 'Амтлагч орлуулагч', 'Sweeteners'],
          ['flavouring', 'Үнэр оруулагч', 'Flavourings'],
          ['emulsifier', 'Эмульсжүүлэгч, тогтворжуулагч', 'Emulsifiers and stabilisers'],
        ],
      ],
    ],
  ],
]

export const foodLists: Libraries = {
  food_type: types.map(([value, mn, en]): Choice => [value, mn, en]),
  food_group: types.flatMap(([parent, , , groups]) =>
    groups.map(([value, mn, en]): Choice => [value, mn, en, { parent }]),
  ),
  food_kind: types.flatMap(([, , , groups]) =>
    groups.flatMap(([parent, , , kinds]) => kinds.map(([value, mn, en]): Choice => [value, mn, en, { parent }])),
  ),
  fsi_type: foodBusiness,
}
