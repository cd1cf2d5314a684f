import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { departments } from "../departments.ts";

const messages: ResourceMessages<typeof departments> = {
  name: "部门 |||| 部门",
  fields: {
    name: "部门名称",
    parent: "上级部门",
    sort: "显示顺序",
    leader: "负责人",
    phone: "电话",
    status: "状态",
  },
  choices: {
    status: {
      active: "正常",
      inactive: "停用",
    },
  },
  groups: {
    main: "部门",
    people: "人员",
  },
  empty: "部门用来组织员工，角色隶属于部门。请添加第一个部门。",
};
export default messages;
