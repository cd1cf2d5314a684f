import type { RightsMessages } from "./en.ts";

export const rightsMessages: RightsMessages = {
  seek: "搜索权限",
  linked: "父子联动",
  linkedHelp: "勾选权限时一并勾选所在页面；取消页面时一并取消其权限",
  count: "%{held} / %{all}",
  nothingFound: "没有找到与“%{sought}”相关的权限",
  notYours: "您自己没有这项权限",
  menu: "此角色看到的菜单",
  granted: "已授予",
  missing: "缺少",
  state: "状态",
  rule: "规则",
  buttons: "按钮",
  fields: "字段",
  noScreen: "菜单中没有这个页面。%{why}",
  from: "仅当状态为%{states}",
  asks: "取决于%{fields}",
  why: {
    right: "需要权限“%{permission}”",
    screen: "需要先有页面权限",
    operator: "仅限平台",
    fieldRight: "需要权限“%{permission}”",
    readOnly: "由系统填写",
  },
};
