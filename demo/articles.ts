interface Named {
  en: string;
  zhCN: string;
  zhTW: string;
}
const localize = (en: string, zhCN: string, zhTW: string): Named => ({ en, zhCN, zhTW });
const paragraphs = (...texts: Named[]): Named => {
  const of = (language: keyof Named) => texts.map((text) => `<p>${text[language]}</p>`).join("");
  return { en: of("en"), zhCN: of("zhCN"), zhTW: of("zhTW") };
};

export const demoArticleCates = [
  { key: "begin", name: localize("Getting started", "新手上路", "新手上路"), status: "shown" },
  {
    key: "rules",
    name: localize("Rules of the marketplace", "平台规则", "平台規則"),
    status: "shown",
  },
  { key: "help", name: localize("Help for buyers", "买家帮助", "買家幫助"), status: "shown" },
] as const;

interface DemoArticle {
  cate: (typeof demoArticleCates)[number]["key"];
  type: "merchant" | "buyer";
  status: "shown" | "draft";
  title: Named;
  summary: Named;
  content: Named;
}
const article = (
  cate: DemoArticle["cate"],
  title: Named,
  summary: Named,
  more: Named,
  { type = "merchant", status = "shown" }: Partial<Pick<DemoArticle, "type" | "status">> = {},
): DemoArticle => ({ cate, type, status, title, summary, content: paragraphs(summary, more) });

/** The platform's articles for merchants and buyers, two of them unfinished. */
export const demoArticles: readonly DemoArticle[] = [
  article(
    "begin",
    localize("Open your shop in five steps", "五步开店", "五步開店"),
    localize(
      "From the first sign-in to the first product on sale.",
      "从首次登录到第一件商品上架。",
      "從首次登入到第一件商品上架。",
    ),
    localize(
      "Submit your shop's documents, set up shipping, create a collection, publish a product and invite your staff.",
      "完善店铺资料、设置配送、建立分类、发布商品，再邀请员工。",
      "完善商店資料、設定配送、建立分類、發布商品，再邀請員工。",
    ),
  ),
  article(
    "begin",
    localize("Photographs that sell", "拍出好卖的商品图", "拍出好賣的商品圖"),
    localize(
      "Light from the side, a plain ground, and the product filling the picture.",
      "侧光、素色背景，让商品占满画面。",
      "側光、素色背景，讓商品占滿畫面。",
    ),
    localize(
      "The first picture stands in every list, so show the product alone and leave the details to the album.",
      "首图会出现在所有列表中，只放商品本身，细节留给相册。",
      "首圖會出現在所有列表中，只放商品本身，細節留給相簿。",
    ),
  ),
  article(
    "begin",
    localize("Setting up delivery across Australia", "设置澳洲配送", "設定澳洲配送"),
    localize(
      "One template for the whole country, with its own rule for Western Australia.",
      "全国一个模板，西澳单独一条规则。",
      "全國一個範本，西澳單獨一條規則。",
    ),
    localize(
      "Try your template in the calculator before you use it: it explains each fee.",
      "使用前先在计算器里试算，它会解释每一笔运费。",
      "使用前先在計算器裡試算，它會解釋每一筆運費。",
    ),
  ),
  article(
    "begin",
    localize("Working with staff and roles", "员工与角色", "員工與角色"),
    localize(
      "Who may change prices, who only packs, and how to take a right back.",
      "谁能改价、谁只打包，以及如何收回权限。",
      "誰能改價、誰只打包，以及如何收回權限。",
    ),
    localize(
      "A role is given to accounts; what it may do is seen at once by everybody who holds it.",
      "角色分配给账号；权限改动对所有持有者立即生效。",
      "角色分配給帳號；權限改動對所有持有者立即生效。",
    ),
  ),
  article(
    "rules",
    localize("What may not be sold", "禁售商品", "禁售商品"),
    localize(
      "Goods that the law or the marketplace keeps away.",
      "法律或平台不允许出售的商品。",
      "法律或平台不允許出售的商品。",
    ),
    localize(
      "Medicines, weapons, live animals and copies of brands are taken from sale, and the shop is told why.",
      "药品、武器、活体动物和仿冒品牌会被下架，并告知店铺原因。",
      "藥品、武器、活體動物和仿冒品牌會被下架，並告知商店原因。",
    ),
  ),
  article(
    "rules",
    localize("Commission and settlement", "佣金与结算", "佣金與結算"),
    localize(
      "How the commission of a category is charged and when you are paid.",
      "各类目如何收取佣金，以及何时打款。",
      "各類目如何收取佣金，以及何時打款。",
    ),
    localize(
      "The rate is fixed when the order is placed. A completed order is settled once its time for returns has ended.",
      "费率以下单时为准；订单完成且退货期结束后结算。",
      "費率以下單時為準；訂單完成且退貨期結束後結算。",
    ),
  ),
  article(
    "rules",
    localize("Returns and refunds", "退货与退款", "退貨與退款"),
    localize(
      "What a buyer may send back, and how long you have to answer.",
      "买家可以退什么，以及您的处理时限。",
      "買家可以退什麼，以及您的處理時限。",
    ),
    localize(
      "Agree, refuse with a reason, or ask the platform. Silence counts as consent after three days.",
      "同意、说明理由拒绝，或请平台介入；三天未处理视为同意。",
      "同意、說明理由拒絕，或請平台介入；三天未處理視為同意。",
    ),
  ),
  article(
    "rules",
    localize("Promotions: a draft of the new rules", "促销新规（草案）", "促銷新規（草案）"),
    localize("Not in force yet.", "尚未生效。", "尚未生效。"),
    localize(
      "A discount is measured against the lowest price of the last thirty days.",
      "折扣以近三十天最低价为准。",
      "折扣以近三十天最低價為準。",
    ),
    { status: "draft" },
  ),
  article(
    "help",
    localize("Following your parcel", "查询物流", "查詢物流"),
    localize("Where to find the tracking number.", "在哪里查看运单号。", "在哪裡查看運單號。"),
    localize(
      "Open the order and press Delivery: the courier and every step stand there.",
      "打开订单，点击“物流”即可看到承运商与每一步进展。",
      "打開訂單，點擊「物流」即可看到承運商與每一步進展。",
    ),
    { type: "buyer" },
  ),
  article(
    "help",
    localize("Paying safely", "安全支付", "安全支付"),
    localize("Which ways to pay there are.", "支持的支付方式。", "支援的支付方式。"),
    localize(
      "Prices are in Australian dollars. Nobody of the marketplace asks for your password.",
      "价格以澳元计。平台不会向您索要密码。",
      "價格以澳元計。平台不會向您索要密碼。",
    ),
    { type: "buyer" },
  ),
  article(
    "help",
    localize("Points and membership", "积分与会员", "積分與會員"),
    localize("To be written.", "撰写中。", "撰寫中。"),
    localize("Points are not given yet.", "积分尚未开放。", "積分尚未開放。"),
    { type: "buyer", status: "draft" },
  ),
];
