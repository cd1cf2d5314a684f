import { stateNames } from "../../../../core/places.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopConfig } from "../shopConfig.ts";

const combination =
  "一笔订单含两个模板的商品，运费分别为 A$14.00 和 A$19.50 时：叠加为 A$33.50，取最低为 A$14.00，取最高为 A$19.50。包邮模板不参与比较。";
const help = "保存后不再显示。留空则保留原来的内容。";
const messages: ResourceMessages<typeof shopConfig> = {
  name: "店铺配置 |||| 店铺配置",
  listName: "店铺配置",
  fields: {
    cateStyle: "分类展示样式",
    freightCombination: "运费组合方式",
    senderName: "寄件人",
    senderPhone: "电话",
    senderState: "州",
    senderCity: "城市",
    senderAddress: "街道地址",
    senderPostcode: "邮编",
    thanks: "感谢语",
    printKey: "密钥（key）",
    printSecret: "密钥（secret）",
    printAccount: "电子面单账号",
    printPassword: "电子面单密码",
    printDevice: "打印设备编号",
    printTemplate: "面单模板编号",
    printReady: "密钥、设备和模板已填写完整",
    requireTwoStep: "所有账号须启用两步验证",
    stockEditsAtOnce: "库存调整无需审核，立即生效",
    giftCardsSold: "在店铺前台出售礼品卡",
    mailWithdrawals: "提现已打款或退回",
    mailDisputes: "退款纠纷：买家申请平台介入，以及平台的裁决",
    mailWebhooks: "Webhook 因推送失败被停用",
  },
  choices: {
    cateStyle: { bigPicture: "一级大图", grid: "一级宫格", second: "二级分类", multi: "多级分类" },
    freightCombination: { overlay: "叠加", lowest: "取最低", highest: "取最高" },
    senderState: stateNames["zh-CN"],
  },
  groups: {
    stock: "库存",
    categories: "店铺分类样式",
    freight: "多个运费模板的组合",
    sender: "寄件信息",
    packing: "装箱单",
    giftCards: "礼品卡",
    printing: "云打印",
    mails: "给店主的邮件",
    security: "安全",
  },
  help: {
    stockEditsAtOnce: "否则每次调整须由其他人审核后才生效。只有店主可以更改此项。",
    giftCardsSold: "由买家选择面额，A$5 至 A$1,000；有效期 3 年，不收取任何费用。",
    freightCombination: combination,
    thanks: "印在装箱单末尾，使用打印人的语言；缺少该语言时使用其他语言。",
    printSecret: help,
    printPassword: help,
    requireTwoStep: "未启用两步验证的账号须先完成设置，才能进行其他操作。请先为您自己的账号启用。",
    mailWebhooks: "发送到店主已验证的邮箱；只有已验证手机号时，改发短信。",
  },
  validation: { ownerOnly: "只有店主可以更改此项" },
  empty: "店铺的展示样式、运费组合方式和寄件信息。",
};
export default messages;
