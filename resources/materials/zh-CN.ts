import type { ResourceWords } from "../../framework/schema/index.ts";
import type english from "./en.ts";
import type { materials } from "./materials.ts";

const words: ResourceWords<typeof materials> & Pick<typeof english, "screen"> = {
  name: "素材 |||| 素材",
  fields: {
    name: "名称",
    address: "地址",
    thumb: "图片",
    kind: "类型",
    size: "字节数",
    width: "宽度",
    height: "高度",
    folder: "文件夹",
    useCount: "使用次数",
  },
  choices: { kind: { image: "图片", video: "视频" } },
  groups: { main: "素材" },
  inputs: {
    unused: {
      q: "搜索",
      kind: "类型",
      folder: "文件夹",
      sort: "排序字段",
      order: "顺序",
      page: "页码",
      pageSize: "每页条数",
    },
    uses: { ids: "素材" },
    replace: { from: "原素材", to: "新素材" },
  },
  inputChoices: {
    unused: {
      kind: { image: "图片", video: "视频" },
      sort: { addTime: "上传时间", name: "名称", size: "大小" },
      order: { asc: "升序", desc: "降序" },
    },
  },
  refusals: {
    inUse: "“%{name}”正被 %{count} 条记录使用",
    kind: "图片与视频不能互相替换",
  },
  empty: "店铺的所有图片和视频都会放在这里。请上传第一批素材。",
  screen: {
    folders: "文件夹",
  },
};
export default words;
