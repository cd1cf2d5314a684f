import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { buyers } from "../buyers.ts";

const messages: ResourceMessages<typeof buyers> = {
  name: "买家 |||| 买家",
  fields: {
    nickname: "昵称",
    avatar: "头像",
    email: "邮箱",
    phone: "手机号",
    status: "状态",
    freezeReason: "冻结原因",
    lastLoginTime: "最近登录",
    points: "积分",
    pointsHeld: "未付款订单占用积分",
    pointsValue: "积分价值",
    pointsEarned: "累计获得积分",
    pointsOwed: "待扣回积分",
    orderCount: "订单数",
    spent: "消费金额",
  },
  choices: { status: { normal: "正常", frozen: "已冻结" } },
  filters: { hasOrders: "下过单", totalSpent: "累计消费" },
  actions: { adjustPoints: "调整积分", freeze: "冻结", unfreeze: "解冻", showPhone: "查看手机号" },
  titles: {
    adjustPoints: "调整该买家的积分？",
    freeze: "冻结 %{what}？",
    unfreeze: "解冻 %{what}？",
    showPhone: "查看手机号？",
  },
  questions: {
    adjustPoints: "调整%{nickname}的积分",
    freeze: "冻结 %{nickname}？",
    unfreeze: "解冻 %{nickname}？",
  },
  done: {
    adjustPoints: "积分已调整",
    freeze: "已冻结 %{smart_count} 位买家",
    unfreeze: "已解冻 %{smart_count} 位买家",
    showPhone: "已显示手机号",
  },
  consequences: {
    adjustPoints: "负数表示扣减。买家会在积分明细中看到此变动。",
    unfreeze: "买家可立即重新登录并下单。",
    freeze: "该买家立即从所有商城退出登录，解冻前不能登录、下单或付款；已付款的订单照常进行。",
    showPhone: "完整号码只向您显示一次，并记入日志。",
  },
  inputs: {
    adjustPoints: { change: "积分", reason: "原因" },
    freeze: { reason: "原因" },
    showPhone: { phone: "手机号" },
  },
  groups: { main: "买家" },
  errors: {
    pointsInsufficient: "该买家只有 %{smart_count} 积分。",
    pointsNotAccepted: "目前不能使用积分付款",
    pointsAlreadySignedIn: "今天已经签到过了",
    loginFailed: "邮箱、手机号或密码错误",
    idempotencyKeyRequired: "请发送 1 至 255 个字符的 idempotency-key 请求头，每个操作各用一个",
    idempotencyKeyReused: "该 idempotency-key 已用于另一个请求",
  },
  validation: {
    pointsUnchanged: "请输入不为 0 的数字",
    oneOf: "请填写邮箱或手机号",
  },
  screen: {
    dashboard: {
      new: "新买家",
    },
  },
  empty: "在商城注册的买家会显示在这里。",
};
export default messages;
