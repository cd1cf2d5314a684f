/** Banks of payout accounts: those of mainland China by code, and any of Australia by BSB. */
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
export type BankCode = (typeof bankCodes)[number];
export const withdrawKinds = ["bank", "alipay", "wechat"] as const;
export type WithdrawKind = (typeof withdrawKinds)[number];
