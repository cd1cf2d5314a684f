/** A marketplace's shelves, three levels deep: English | Simplified | Traditional | Khmer. Indentation is the level. */
const shelves = `
Food & pantry|食品粮油|食品糧油|អាហារ
  Rice & grains|米面杂粮|米麵雜糧|អង្ករ និងធញ្ញជាតិ
    Jasmine rice|茉莉香米|茉莉香米|អង្ករម្លិះ
    Noodles|面条|麵條|មី
    Flour & baking|面粉烘焙|麵粉烘焙|ម្សៅ
    Oats & cereal|燕麦谷物|燕麥穀物|ស្រូវសាលី
  Sauces & oils|酱料油类|醬料油類|ទឹកជ្រលក់ និងប្រេង
    Soy sauce|酱油|醬油|ទឹកស៊ីអ៊ីវ
    Olive oil|橄榄油|橄欖油|ប្រេងអូលីវ
    Chilli sauce|辣椒酱|辣椒醬|ទឹកម្ទេស
    Vinegar|醋|醋|ទឹកខ្មេះ
  Snacks|零食|零食|អាហារសម្រន់
    Nuts|坚果|堅果|គ្រាប់
    Biscuits|饼干|餅乾|នំ
    Chocolate|巧克力|巧克力|សូកូឡា
    Dried fruit|果干|果乾|ផ្លែឈើស្ងួត
Drinks|饮品|飲品|ភេសជ្ជៈ
  Tea|茶|茶|តែ
    Green tea|绿茶|綠茶|តែបៃតង
    Oolong|乌龙茶|烏龍茶|តែអ៊ូឡុង
    Herbal tea|花草茶|花草茶|តែឱសថ
  Coffee|咖啡|咖啡|កាហ្វេ
    Beans|咖啡豆|咖啡豆|គ្រាប់កាហ្វេ
    Instant coffee|速溶咖啡|即溶咖啡|កាហ្វេកញ្ចប់
  Juice & water|果汁与水|果汁與水|ទឹកផ្លែឈើ និងទឹក
    Sparkling water|气泡水|氣泡水|ទឹកហ្គាស
    Fruit juice|果汁|果汁|ទឹកផ្លែឈើ
Books|图书|圖書|សៀវភៅ
  Fiction|小说|小說|រឿងប្រឌិត
    Crime|推理|推理|ឧក្រិដ្ឋកម្ម
    Science fiction|科幻|科幻|វិទ្យាសាស្ត្រប្រឌិត
    Classics|经典文学|經典文學|អក្សរសាស្ត្រ
  Non-fiction|非虚构|非虛構|រឿងពិត
    History|历史|歷史|ប្រវត្តិសាស្ត្រ
    Cookbooks|菜谱|食譜|សៀវភៅធ្វើម្ហូប
    Travel|旅行|旅行|ទេសចរណ៍
  Children|童书|童書|កុមារ
    Picture books|绘本|繪本|សៀវភៅរូបភាព
    Early readers|启蒙读物|啟蒙讀物|អ្នកអានដំបូង
Stationery|文具|文具|សម្ភារៈការិយាល័យ
  Writing|书写工具|書寫工具|សរសេរ
    Pens|笔|筆|ប៊ិច
    Pencils|铅笔|鉛筆|ខ្មៅដៃ
  Paper|纸品|紙品|ក្រដាស
    Notebooks|笔记本|筆記本|សៀវភៅកត់ត្រា
    Cards|贺卡|賀卡|កាត
Home & kitchen|家居厨房|家居廚房|ផ្ទះ និងផ្ទះបាយ
  Cookware|炊具|炊具|ឧបករណ៍ចម្អិន
    Pans|平底锅|平底鍋|ខ្ទះ
    Woks|炒锅|炒鍋|ខ្ទះឆា
    Knives|刀具|刀具|កាំបិត
  Tableware|餐具|餐具|គ្រឿងតុ
    Bowls|碗|碗|ចាន
    Chopsticks|筷子|筷子|ចង្កឹះ
    Teapots|茶壶|茶壺|ប៉ាន់តែ
  Garden|园艺|園藝|សួន
    Pots|花盆|花盆|ផើង
    Seeds|种子|種子|គ្រាប់ពូជ
Beauty & care|美妆个护|美妝個護|សម្រស់
  Skin|护肤|護膚|ស្បែក
    Sunscreen|防晒|防曬|ឡេការពារកម្តៅថ្ងៃ
    Face cream|面霜|面霜|ឡេលាបមុខ
  Bath|沐浴|沐浴|ងូតទឹក
    Soap|香皂|香皂|សាប៊ូ
    Shampoo|洗发水|洗髮精|សាប៊ូកក់សក់
Baby|母婴|母嬰|ទារក
  Feeding|喂养|餵養|ការបំបៅ
    Formula|奶粉|奶粉|ទឹកដោះគោម្សៅ
    Bottles|奶瓶|奶瓶|ដបទឹកដោះគោ
  Nappies|纸尿裤|紙尿褲|ខោទឹកនោម
Health|健康|健康|សុខភាព
  Vitamins|维生素|維生素|វីតាមីន
    Fish oil|鱼油|魚油|ប្រេងត្រី
    Vitamin C|维生素C|維生素C|វីតាមីន C
  Honey|蜂蜜|蜂蜜|ទឹកឃ្មុំ
    Manuka honey|麦卢卡蜂蜜|麥盧卡蜂蜜|ទឹកឃ្មុំម៉ានូកា
Clothing|服装|服裝|សម្លៀកបំពាក់
  Women|女装|女裝|នារី
    Dresses|连衣裙|洋裝|រ៉ូប
    Tops|上衣|上衣|អាវ
  Men|男装|男裝|បុរស
    Shirts|衬衫|襯衫|អាវសឺមី
    Trousers|裤子|褲子|ខោ
Pets|宠物|寵物|សត្វចិញ្ចឹម
  Dogs|狗|狗|ឆ្កែ
    Dog food|狗粮|狗糧|ចំណីឆ្កែ
  Cats|猫|貓|ឆ្មា
    Cat food|猫粮|貓糧|ចំណីឆ្មា
`;

export interface DemoCategory {
  key: string;
  parentKey: string | null;
  name: { en: string; zhCN: string; zhTW: string; km: string };
  sort: number;
  showHome: boolean;
}
export function demoCategories(): DemoCategory[] {
  const path: string[] = [];
  const counts = new Map<string | null, number>();
  return shelves
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const level = (line.length - line.trimStart().length) / 2;
      const [en = "", zhCN = "", zhTW = "", km = ""] = line.trim().split("|");
      const parentKey = level === 0 ? null : (path[level - 1] ?? null);
      const key = parentKey ? `${parentKey}/${en}` : en;
      path[level] = key;
      const sort = (counts.get(parentKey) ?? 0) + 1;
      counts.set(parentKey, sort);
      return { key, parentKey, name: { en, zhCN, zhTW, km }, sort, showHome: level === 0 && sort <= 6 };
    });
}
