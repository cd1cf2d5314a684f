import type { GoodsWords } from "./en.ts";

export const goodsWords: GoodsWords = {
  missing: "%{language}：还缺 %{fields}",
  stock: {
    edit: "修改本页库存",
    title: "本页库存",
    now: "现有",
    next: "新库存",
    save: "保存 %{smart_count} 处修改",
    saved: "已修改 %{smart_count} 个规格的库存",
    hint: "输入新的数量，或用 +5、−3 增减。Enter 到下一行。",
    wrong: "请输入不小于 0 的整数",
    none: "列表为空，没有可修改的内容",
  },
};
