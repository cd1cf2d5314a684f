import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { stockLocations } from "../stockLocations.ts";

const messages: ResourceMessages<typeof stockLocations> = {
  name: "库位 |||| 库位",
  fields: {
    code: "库位编号",
    name: "名称",
    warehouse: "仓库",
    parent: "上级库位",
    kind: "类型",
    sellable: "可销售",
    capacity: "容量",
    walkOrder: "拣货顺序",
    isDefault: "默认库位",
    onHand: "在库",
  },
  choices: {
    kind: {
      zone: "库区",
      bin: "货位",
      receiving: "收货区",
      quality: "质检区",
      reject: "不合格品区",
      tote: "周转箱",
      pack: "打包台",
      transit: "在途",
    },
  },
  groups: { main: "库位", walk: "拣货" },
  help: {
    kind: "质检区、不合格品区和在途的库存计入在库，但不可销售。",
    walkOrder: "拣货时从小到大依次前往。",
  },
  validation: {
    otherWarehouse: "请选择同一仓库的库位",
    movedWarehouse: "库位不能换仓库，请在另一仓库新增库位。",
    defaultSells: "默认库位的库存必须可销售",
  },
  errors: {
    unknown: "该仓库没有库位 %{code}，请检查编号或先添加库位。",
    noWarehouse: "库存操作前必须先有仓库，请先添加仓库。",
    notEmpty: "%{location} 还有 %{units} 件库存，请先移走。",
  },
  undeletable: "采购和退货收入默认库位，因此不能删除。",
  screen: {
    print: "打印标签",
    size: "标签尺寸",
    sizes: { small: "62 × 29 毫米", large: "100 × 50 毫米" },
    nothing: "没有可打印的标签。",
    tooMany: "一次最多打印 %{max} 张标签。",
  },
  empty: "仓库的库区和货位会显示在这里。打印并贴上标签，扫码即可查找、收货和移库。",
};
export default messages;
