import type { RightsMessages } from "./en.ts";

export const rightsMessages: RightsMessages = {
  seek: "搜尋權限",
  linked: "父子連動",
  linkedHelp: "勾選權限時一併勾選所在頁面；取消頁面時一併取消其權限",
  count: "%{held} / %{all}",
  nothingFound: "找不到與「%{sought}」相關的權限",
  notYours: "您自己沒有這項權限",
  menu: "此角色看到的選單",
  granted: "已授予",
  missing: "缺少",
  state: "狀態",
  rule: "規則",
  buttons: "按鈕",
  fields: "欄位",
  noScreen: "選單中沒有這個頁面。%{why}",
  from: "僅當狀態為%{states}",
  asks: "取決於%{fields}",
  why: {
    right: "需要權限「%{permission}」",
    screen: "需要先有頁面權限",
    operator: "僅限平台",
    fieldRight: "需要權限「%{permission}」",
    readOnly: "由系統填寫",
  },
};
