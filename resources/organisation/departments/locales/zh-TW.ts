import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { departments } from "../departments.ts";

const messages: ResourceMessages<typeof departments> = {
  name: "部門 |||| 部門",
  fields: {
    name: "部門名稱",
    parent: "上層部門",
    sort: "顯示順序",
    leader: "負責人",
    phone: "電話",
    status: "狀態",
  },
  choices: {
    status: {
      active: "正常",
      inactive: "停用",
    },
  },
  groups: {
    main: "部門",
    people: "人員",
  },
  empty: "部門用來組織員工，角色隸屬於部門。請新增第一個部門。",
};
export default messages;
