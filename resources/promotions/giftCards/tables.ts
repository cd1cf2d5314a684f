/** The table of the codes of gift cards, which no member can read. */
declare module "../../../framework/server/tables/DB.ts" {
  interface SystemTables {
    gift_card_codes: GiftCardCodesTable;
  }
}

interface GiftCardCodesTable {
  gift_card_id: number;
  hash: string;
}

export {};
