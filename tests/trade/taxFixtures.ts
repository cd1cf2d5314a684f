import type { TestServer } from "../testServer.ts";

type Shop = "harbour" | "laneway";
/** Registers a shop for GST, with an ABN and since a day in the past. */
export async function registerForGst(server: TestServer, shop: Shop = "harbour"): Promise<void> {
  await server.database.pool.query(
    `insert into shop_info (shop_id, status, company, names, addresses, abn, gst_registered, gst_from)
     values ($1, 'approved', $2, $3, $4, '51824753556', true, '2020-07-01')`,
    [
      server.shops[shop],
      `${shop} Pty Ltd`,
      { en: shop === "harbour" ? "Harbour Pantry" : "Laneway Books" },
      { en: "18 Hickson Road, Sydney" },
    ],
  );
}
