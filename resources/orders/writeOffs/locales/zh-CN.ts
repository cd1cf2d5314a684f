import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { writeOffs } from "../writeOffs.ts";

const messages: ResourceMessages<typeof writeOffs> = {
  name: "订单核销 |||| 订单核销",
  operations: { writeOff: "核销" },
  fields: {
    verifyCode: "核销码",
    orderId: "订单 ID",
    orderNo: "订单号",
    memberName: "买家",
    operatorId: "核销人",
    operatorName: "核销人",
    total: "实付金额",
  },
  groups: { main: "核销记录" },
  inputs: { lookup: { verifyCode: "核销码" }, writeOff: { verifyCode: "核销码" } },
  screen: {
    code: "核销码",
    hint: "12 位数字，买家可出示数字或二维码",
    find: "查询",
    scan: "摄像头扫码",
    stop: "关闭摄像头",
    scanning: "请将码对准摄像头。",
    noCamera: "仅在 https 安全连接下可使用摄像头，请手动输入数字。",
    denied: "未获得摄像头权限。请在浏览器设置中允许，或输入数字。",
    failed: "无法打开摄像头，请输入数字。",
    confirm: "交付并核销",
    another: "换一个码",
    done: "订单 %{number} 已核销。",
    buyer: "买家",
    note: "买家留言",
    refunded: "其中 %{smart_count} 件已退款，请勿交付",
    used: "此核销码已于 %{at} 使用。",
    closed: "该订单%{state}，不可交付。",
    refunding: "该订单有未处理的退款，请先处理。",
    today: "今日核销",
    none: "今天还没有核销。",
    all: "全部核销记录",
    back: "核销",
  },
  empty: "买家自提的订单核销后会显示在这里。",
};
export default messages;
