import type { ResourceWords } from "../../framework/schema/index.ts";
import type english from "./en.ts";
import type { materials } from "./materials.ts";

const words: ResourceWords<typeof materials> & Pick<typeof english, "screen"> = {
  name: "素材 |||| 素材",
  fields: {
    name: "名稱",
    address: "位址",
    thumb: "圖片",
    kind: "類型",
    size: "位元組數",
    width: "寬度",
    height: "高度",
    folder: "資料夾",
    useCount: "使用次數",
  },
  choices: { kind: { image: "圖片", video: "影片" } },
  groups: { main: "素材" },
  inputs: {
    unused: {
      q: "搜尋",
      kind: "類型",
      folder: "資料夾",
      sort: "排序欄位",
      order: "順序",
      page: "頁碼",
      pageSize: "每頁筆數",
    },
    uses: { ids: "素材" },
    replace: { from: "原素材", to: "新素材" },
  },
  inputChoices: {
    unused: {
      kind: { image: "圖片", video: "影片" },
      sort: { addTime: "上傳時間", name: "名稱", size: "大小" },
      order: { asc: "遞增", desc: "遞減" },
    },
  },
  refusals: {
    inUse: "「%{name}」正被 %{count} 筆記錄使用",
    kind: "圖片與影片不能互相取代",
  },
  empty: "商店的所有圖片和影片都會放在這裡。請上傳第一批素材。",
  screen: {
    folders: "資料夾",
  },
};
export default words;
