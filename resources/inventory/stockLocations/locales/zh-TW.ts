import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { stockLocations } from "../stockLocations.ts";

const messages: ResourceMessages<typeof stockLocations> = {
  name: "庫位 |||| 庫位",
  fields: {
    code: "庫位編號",
    name: "名稱",
    warehouse: "倉庫",
    parent: "上層庫位",
    kind: "類型",
    sellable: "可銷售",
    capacity: "容量",
    walkOrder: "揀貨順序",
    isDefault: "預設庫位",
    onHand: "在庫",
  },
  choices: {
    kind: {
      zone: "庫區",
      bin: "貨位",
      receiving: "收貨區",
      quality: "品檢區",
      reject: "不合格品區",
      tote: "周轉箱",
      pack: "打包台",
      transit: "在途",
    },
  },
  groups: { main: "庫位", walk: "揀貨" },
  help: {
    kind: "品檢區、不合格品區和在途的庫存計入在庫，但不可銷售。",
    walkOrder: "揀貨時從小到大依次前往。",
  },
  validation: {
    otherWarehouse: "請選擇同一倉庫的庫位",
    movedWarehouse: "庫位不能換倉庫，請在另一倉庫新增庫位。",
    defaultSells: "預設庫位的庫存必須可銷售",
  },
  errors: {
    unknown: "該倉庫沒有庫位 %{code}，請檢查編號或先新增庫位。",
    noWarehouse: "庫存操作前必須先有倉庫，請先新增倉庫。",
    notEmpty: "%{location} 還有 %{units} 件庫存，請先移走。",
  },
  undeletable: "採購和退貨收入預設庫位，因此不能刪除。",
  screen: {
    print: "列印標籤",
    size: "標籤尺寸",
    sizes: { small: "62 × 29 公釐", large: "100 × 50 公釐" },
    nothing: "沒有可列印的標籤。",
    tooMany: "一次最多列印 %{max} 張標籤。",
  },
  empty: "倉庫的庫區和貨位會顯示在這裡。列印並貼上標籤，掃碼即可查找、收貨和移庫。",
};
export default messages;
