/** The banks that a shop may be paid at: the mainland's by their codes, and any of Australia by its BSB. */
export const bankCodes = [
  "ICBC",
  "ABC",
  "BOC",
  "CCB",
  "CIB",
  "SPDB",
  "BCM",
  "ECITIC",
  "CEB",
  "CMB",
  "GDB",
  "PSBC",
  "PAB",
  "CMSB",
  "AU",
] as const;
export const withdrawKinds = ["bank", "alipay", "wechat"] as const;
export type WithdrawKind = (typeof withdrawKinds)[number];
