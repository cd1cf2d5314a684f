import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { warehouses } from "../warehouses.ts";

const messages: ResourceMessages<typeof warehouses> = {
  name: "倉庫 |||| 倉庫",
  fields: {
    name: "名稱",
    purpose: "用途",
    address: "地址",
    location: "座標",
    contact: "聯絡人",
    phone: "電話",
    status: "狀態",
    remark: "備註",
  },
  choices: {
    purpose: {
      sales: "銷售",
      returns: "退貨",
      defects: "瑕疵",
      transit: "轉運",
    },
    status: {
      open: "使用中",
      closed: "已關閉",
    },
  },
  actions: {
    close: "關閉倉庫",
    reopen: "重新啟用",
  },
  titles: {
    close: "關閉%{what}？",
    reopen: "重新啟用%{what}？",
  },
  consequences: { close: "庫存保留，可隨時重新啟用。" },
  done: {
    close: "已關閉 %{smart_count} 個倉庫",
    reopen: "已重新啟用 %{smart_count} 個倉庫",
  },
  groups: {
    main: "倉庫",
    place: "位置",
  },
  help: {
    location: "緯度和經度，單位為度",
  },
  empty: "庫存存放在倉庫中。採購或盤點前請先新增倉庫。",
};
export default messages;
