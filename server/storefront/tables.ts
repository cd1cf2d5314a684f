import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../../framework/server/tables/columnTypes.ts";

/** The tables of the storefront calls. */
declare module "../../framework/server/tables/DB.ts" {
  interface SystemTables {
    api_key_secrets: ApiKeySecretsTable;
    buyer_pictures: BuyerPicturesTable;
    buyer_secrets: BuyerSecretsTable;
    buyer_sessions: BuyerSessionsTable;
    favourites: FavouritesTable;
    goods_counts: GoodsCountsTable;
    idempotency_keys: IdempotencyKeysTable;
  }
}

/** The products that buyers have marked. */
interface FavouritesTable {
  member_id: number;
  shop_id: number;
  goods_id: number;
  add_time: Timestamp;
}

/** Opens and favourites of products that a job adds to them. */
interface GoodsCountsTable {
  id: Generated<number>;
  shop_id: number;
  goods_id: number;
  clicks: Generated<number>;
  favourites: Generated<number>;
}

interface ApiKeySecretsTable {
  api_key_id: number;
  hash: string;
}

interface BuyerPicturesTable {
  buyer_id: number;
  address: string;
  shop_id: number;
  add_time: Timestamp;
}

interface BuyerSecretsTable {
  buyer_id: number;
  password_hash: string;
  password_time: DefaultTimestamp;
}

interface BuyerSessionsTable {
  id: Generated<number>;
  token_hash: string;
  buyer_id: number;
  ip: string | null;
  agent: string | null;
  add_time: DefaultTimestamp;
  last_used: DefaultTimestamp;
  expires_at: Timestamp;
}

interface IdempotencyKeysTable {
  owner: string;
  key: string;
  path: string;
  body_hash: string;
  status: number | null;
  answer: string | null;
  add_time: Timestamp;
}
