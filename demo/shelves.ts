export type Shop = "harbour" | "laneway";

interface Names {
  en: string;
  zhCN: string;
  zhTW: string;
}
function names(en: string, zhCN: string, zhTW: string): Names {
  return { en, zhCN, zhTW };
}

/** The collections of the shops, the parents before their children. */
export const shelves: Readonly<
  Record<Shop, readonly { name: Names; children: readonly Names[] }[]>
> = {
  harbour: [
    {
      name: names("Pantry", "厨房储备", "廚房儲備"),
      children: [
        names("Rice & noodles", "米面", "米麵"),
        names("Sauces", "酱料", "醬料"),
        names("Snacks", "零食", "零食"),
      ],
    },
    {
      name: names("Tea & coffee", "茶与咖啡", "茶與咖啡"),
      children: [names("Tea", "茶", "茶"), names("Coffee", "咖啡", "咖啡")],
    },
    { name: names("Gifts", "礼品", "禮品"), children: [] },
    { name: names("Tableware", "餐具", "餐具"), children: [] },
  ],
  laneway: [
    {
      name: names("Books", "图书", "圖書"),
      children: [
        names("Fiction", "小说", "小說"),
        names("Cooking", "烹饪", "烹飪"),
        names("Children", "童书", "童書"),
      ],
    },
    {
      name: names("Stationery", "文具", "文具"),
      children: [names("Pens", "笔", "筆"), names("Paper", "纸品", "紙品")],
    },
  ],
};

/** The collection of each category, by their English names. */
const byCategory: Readonly<Record<string, string>> = {
  "Jasmine rice": "Rice & noodles",
  Noodles: "Rice & noodles",
  "Soy sauce": "Sauces",
  "Chilli sauce": "Sauces",
  Vinegar: "Sauces",
  "Olive oil": "Sauces",
  Nuts: "Snacks",
  Biscuits: "Snacks",
  Chocolate: "Snacks",
  "Dried fruit": "Snacks",
  "Crackers & chips": "Snacks",
  "Green tea": "Tea",
  Oolong: "Tea",
  "Herbal tea": "Tea",
  Beans: "Coffee",
  "Instant coffee": "Coffee",
  "Coffee capsules": "Coffee",
  "Oat drinks": "Coffee",
  "Manuka honey": "Gifts",
  Propolis: "Gifts",
  Teapots: "Tableware",
  Bowls: "Tableware",
  Chopsticks: "Tableware",
  Woks: "Tableware",
  Crime: "Fiction",
  "Science fiction": "Fiction",
  Classics: "Fiction",
  "Young adult": "Fiction",
  Cookbooks: "Cooking",
  "Picture books": "Children",
  "Early readers": "Children",
  History: "Books",
  Travel: "Books",
  Languages: "Books",
  Textbooks: "Books",
  Dictionaries: "Books",
  Pens: "Pens",
  Pencils: "Pens",
  Notebooks: "Paper",
  Cards: "Paper",
  "Gift wrap": "Paper",
  Sketchbooks: "Paper",
  Paint: "Stationery",
  Brushes: "Stationery",
};
/** Returns the English name of the collection that goods of a category are in. */
export const findShelf = (category: string): string => byCategory[category] ?? "Pantry";

const bookCategories = [
  "Crime",
  "Science fiction",
  "Classics",
  "Young adult",
  "Cookbooks",
  "Picture books",
  "Early readers",
  "History",
  "Travel",
  "Languages",
  "Textbooks",
  "Dictionaries",
];
/** Whether goods of a category are books, whatever their titles are about. */
export const isBook = (category: string): boolean => bookCategories.includes(category);
