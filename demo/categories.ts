/**
 * The marketplace's categories, three levels deep: English | Simplified | Traditional | Khmer.
 * Indentation is the level.
 */
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
    Crackers & chips|薯片脆片|洋芋片|ដំឡូងបំពង
  Tinned & dried|罐头干货|罐頭乾貨|អាហារកំប៉ុង និងស្ងួត
    Beans & pulses|豆类|豆類|សណ្តែក
    Tinned fish|鱼罐头|魚罐頭|ត្រីកំប៉ុង
    Mushrooms|菌菇|菇類|ផ្សិត
  Spices & spreads|香料抹酱|香料抹醬|គ្រឿងទេស
    Spices|香料|香料|គ្រឿងទេសស្ងួត
    Jam|果酱|果醬|ដំណាប់
    Peanut butter|花生酱|花生醬|ប៊ឺសណ្តែកដី
Drinks|饮品|飲品|ភេសជ្ជៈ
  Tea|茶|茶|តែ
    Green tea|绿茶|綠茶|តែបៃតង
    Oolong|乌龙茶|烏龍茶|តែអ៊ូឡុង
    Herbal tea|花草茶|花草茶|តែឱសថ
  Coffee|咖啡|咖啡|កាហ្វេ
    Beans|咖啡豆|咖啡豆|គ្រាប់កាហ្វេ
    Instant coffee|速溶咖啡|即溶咖啡|កាហ្វេកញ្ចប់
    Coffee capsules|咖啡胶囊|咖啡膠囊|គ្រាប់កាហ្វេម៉ាស៊ីន
  Juice & water|果汁与水|果汁與水|ទឹកផ្លែឈើ និងទឹក
    Sparkling water|气泡水|氣泡水|ទឹកហ្គាស
    Fruit juice|果汁|果汁|ទឹកផ្លែឈើ
    Coconut water|椰子水|椰子水|ទឹកដូង
  Milk & plant drinks|牛奶与植物奶|牛奶與植物奶|ទឹកដោះគោ
    Long-life milk|常温奶|保久乳|ទឹកដោះគោទុកបានយូរ
    Soy drinks|豆奶|豆漿|ទឹកសណ្តែក
    Oat drinks|燕麦奶|燕麥奶|ទឹកអូត
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
    Young adult|青少年读物|青少年讀物|យុវវ័យ
  Learning|学习|學習|ការសិក្សា
    Languages|语言学习|語言學習|ភាសា
    Textbooks|教材|教科書|សៀវភៅសិក្សា
    Dictionaries|词典|辭典|វចនានុក្រម
Stationery|文具|文具|សម្ភារៈការិយាល័យ
  Writing|书写工具|書寫工具|សរសេរ
    Pens|笔|筆|ប៊ិច
    Pencils|铅笔|鉛筆|ខ្មៅដៃ
  Paper|纸品|紙品|ក្រដាស
    Notebooks|笔记本|筆記本|សៀវភៅកត់ត្រា
    Cards|贺卡|賀卡|កាត
    Gift wrap|包装纸|包裝紙|ក្រដាសខ្ចប់
  Art supplies|美术用品|美術用品|សម្ភារៈសិល្បៈ
    Paint|颜料|顏料|ថ្នាំលាប
    Brushes|画笔|畫筆|ជក់
    Sketchbooks|素描本|素描本|សៀវភៅគំនូរ
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
    Garden tools|园艺工具|園藝工具|ឧបករណ៍សួន
  Cleaning|清洁|清潔|ការសម្អាត
    Laundry|洗衣用品|洗衣用品|ការបោកគក់
    Dishwashing|餐具清洁|碗盤清潔|ការលាងចាន
    Brooms & mops|扫把拖把|掃把拖把|អំបោស និងឈើជូតផ្ទះ
Beauty & care|美妆个护|美妝個護|សម្រស់
  Skin|护肤|護膚|ស្បែក
    Sunscreen|防晒|防曬|ឡេការពារកម្តៅថ្ងៃ
    Face cream|面霜|面霜|ឡេលាបមុខ
  Bath|沐浴|沐浴|ងូតទឹក
    Soap|香皂|香皂|សាប៊ូ
    Shampoo|洗发水|洗髮精|សាប៊ូកក់សក់
    Conditioner|护发素|潤髮乳|ក្រែមបន្ទន់សក់
  Make-up|彩妆|彩妝|គ្រឿងសម្អាង
    Lipstick|口红|口紅|ក្រែមលាបមាត់
    Foundation|粉底|粉底|ក្រែមទ្រនាប់
    Brow & eye|眉眼彩妆|眉眼彩妝|ចិញ្ចើម និងភ្នែក
Baby|母婴|母嬰|ទារក
  Feeding|喂养|餵養|ការបំបៅ
    Formula|奶粉|奶粉|ទឹកដោះគោម្សៅ
    Bottles|奶瓶|奶瓶|ដបទឹកដោះគោ
    Baby food|婴儿辅食|嬰兒副食品|អាហារទារក
  Nappies|纸尿裤|紙尿褲|ខោទឹកនោម
    Newborn nappies|新生儿纸尿裤|新生兒紙尿褲|ខោទឹកនោមទារកទើបកើត
    Training pants|拉拉裤|學習褲|ខោហាត់នោម
  Toys|玩具|玩具|ប្រដាប់ក្មេងលេង
    Blocks|积木|積木|ដុំសំណង់
    Plush toys|毛绒玩具|絨毛玩具|តុក្កតាសំឡី
    Puzzles|拼图|拼圖|ល្បែងផ្គុំរូប
Health|健康|健康|សុខភាព
  Vitamins|维生素|維生素|វីតាមីន
    Fish oil|鱼油|魚油|ប្រេងត្រី
    Vitamin C|维生素C|維生素C|វីតាមីន C
    Calcium|钙片|鈣片|កាល់ស្យូម
  Honey|蜂蜜|蜂蜜|ទឹកឃ្មុំ
    Manuka honey|麦卢卡蜂蜜|麥盧卡蜂蜜|ទឹកឃ្មុំម៉ានូកា
    Propolis|蜂胶|蜂膠|កាវឃ្មុំ
  First aid|急救用品|急救用品|សង្គ្រោះបឋម
    Plasters|创可贴|OK 繃|បង់បិទរបួស
    Masks|口罩|口罩|ម៉ាស់
    Thermometers|体温计|體溫計|ទែម៉ូម៉ែត្រ
Clothing|服装|服裝|សម្លៀកបំពាក់
  Women|女装|女裝|នារី
    Dresses|连衣裙|洋裝|រ៉ូប
    Tops|上衣|上衣|អាវ
    Skirts|半身裙|裙子|សំពត់
  Men|男装|男裝|បុរស
    Shirts|衬衫|襯衫|អាវសឺមី
    Trousers|裤子|褲子|ខោ
    Jackets|夹克|夾克|អាវធំ
  Shoes|鞋|鞋子|ស្បែកជើង
    Boots|靴子|靴子|ស្បែកជើងកវែង
    Sandals|凉鞋|涼鞋|ស្បែកជើងសង្រែក
    Trainers|运动鞋|運動鞋|ស្បែកជើងកីឡា
  Bags|箱包|包包|កាបូប
    Backpacks|双肩包|後背包|កាបូបស្ពាយ
    Suitcases|行李箱|行李箱|វ៉ាលី
    Wallets|钱包|皮夾|កាបូបលុយ
Pets|宠物|寵物|សត្វចិញ្ចឹម
  Dogs|狗|狗|ឆ្កែ
    Dog food|狗粮|狗糧|ចំណីឆ្កែ
    Leads & collars|牵引绳与项圈|牽繩與項圈|ខ្សែក
    Dog treats|狗零食|狗零食|នំឆ្កែ
  Cats|猫|貓|ឆ្មា
    Cat food|猫粮|貓糧|ចំណីឆ្មា
    Cat litter|猫砂|貓砂|ខ្សាច់ឆ្មា
    Scratching posts|猫抓柱|貓抓柱|បង្គោលឆ្មាក្រញ៉ៅ
Electronics|数码电器|3C 家電|អេឡិចត្រូនិក
  Phones & tablets|手机平板|手機平板|ទូរសព្ទ និងថេប្លេត
    Phone cases|手机壳|手機殼|ស្រោមទូរសព្ទ
    Chargers|充电器|充電器|ឆ្នាំងសាក
    Power banks|充电宝|行動電源|ថ្មសាក
  Audio|音频|音訊|សំឡេង
    Headphones|耳机|耳機|កាស
    Speakers|音箱|喇叭|ឧបករណ៍បំពងសំឡេង
  Small appliances|小家电|小家電|ឧបករណ៍អគ្គិសនីតូច
    Rice cookers|电饭煲|電鍋|ឆ្នាំងបាយអគ្គិសនី
    Kettles|电热水壶|快煮壺|កំសៀវអគ្គិសនី
    Blenders|搅拌机|果汁機|ម៉ាស៊ីនក្រឡុក
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
      return {
        key,
        parentKey,
        name: { en, zhCN, zhTW, km },
        sort,
        showHome: level === 0 && sort <= 6,
      };
    });
}
