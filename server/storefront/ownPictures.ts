import { readAsCustomer, uploadCall } from "../../core/server/storefront/buyerCall.ts";
import { checkShop } from "../../core/server/storefront/storeCall.ts";
import { choice, type Issues, text, uploaded } from "../../framework/schema/index.ts";
import { invalid } from "../../framework/server/domainError.ts";
import { inspectPicture } from "../../framework/server/files/inspectUpload.ts";
import { recordFile, storeFile } from "../../framework/server/files/saveUpload.ts";
import { type Tx, transaction } from "../../framework/server/transaction.ts";
import { readOrder } from "../../resources/orders/server.ts";
import { createTooOftenError } from "../limits/createTooOftenError.ts";

/** Uploads per day; real buyers need fewer. */
const maxPerDay = 200;
const codesPerHour = 3600;

/**
 * Pictures of a comment are public; those of a refund are visible to the buyer, the shop and the
 * platform.
 */
export const sendPicture = uploadCall({
  path: "/orders/{orderNo}/pictures",
  summary:
    "Upload an image for a review or a refund request (multipart, part `file`; JPEG or PNG, at most 10 MB); returns its URL",
  fields: {
    orderNo: text({ required: true, max: 32 }),
    for: choice(["comment", "refund"], { required: true }),
  },
  response: uploaded,
  async answer(context, { orderNo, for: purpose }) {
    const { buyer, pool, files, upload, now } = context;
    const { shopId } = await readAsCustomer(context, async (tx) => {
      const order = await readOrder(tx, orderNo, buyer.id);
      checkShop(context, order.shopId);
      await checkRoom(tx, buyer.id, now);
      return order;
    });
    const judged = await inspectPicture(upload.bytes);
    const stored = await storeFile(files, judged, {
      called: upload.name,
      tenantId: shopId,
      confidential: purpose === "refund",
    });
    await transaction(pool, { tenant: "none" }, "write", async (tx) => {
      await recordFile(tx, stored, shopId, null);
      await tx.run(
        tx.db
          .insertInto("buyer_pictures")
          .values({
            buyer_id: buyer.id,
            address: stored.address,
            shop_id: shopId,
            add_time: now.toISOString(),
          })
          .onConflict((conflict) => conflict.doNothing()),
      );
    });
    return { imgUrl: stored.address, thumbUrl: stored.thumb, name: stored.name, size: stored.size };
  },
  example: {
    input: { orderNo: "20260301021500123457", for: "comment" },
    answer: {
      imgUrl: "/files/1/6b1f0c5e3d7a4b2f8e9d0c1b2a394857.jpg",
      thumbUrl: "/files/1/6b1f0c5e3d7a4b2f8e9d0c1b2a394857-small.webp",
      name: "dented.jpg",
      size: 48211,
    },
  },
});

async function checkRoom(tx: Tx, buyerId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 24 * codesPerHour * 1000).toISOString();
  const sent = await tx.first(
    tx.db
      .selectFrom("buyer_pictures")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("buyer_id", "=", buyerId)
      .where("add_time", ">", since),
  );
  if ((sent?.count ?? 0) >= maxPerDay)
    throw createTooOftenError("storefront.rateLimited", codesPerHour);
}

/**
 * Rejects pictures that the buyer has not uploaded for this shop; a public use rejects private
 * pictures.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function checkPictures(
  tx: Tx,
  { buyerId, shopId, open }: { buyerId: number; shopId: number; open: boolean },
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return;
  const own = await tx.run(
    tx.db
      .selectFrom("buyer_pictures")
      .select("address")
      .where("buyer_id", "=", buyerId)
      .where("shop_id", "=", shopId)
      .where("address", "in", addresses),
  );
  const known = new Set(
    own.map(({ address }) => address).filter((address) => !open || !isConfidential(address)),
  );
  const issues: Issues = {};
  addresses.forEach((address, place) => {
    if (!known.has(address)) issues[`imgs.${place}`] = { key: "validation.referenceMissing" };
  });
  if (Object.keys(issues).length > 0) throw invalid(issues);
}
const isConfidential = (address: string): boolean => address.startsWith("/files/private/");

/** Returns whether a buyer has uploaded a file, or the picture of which it is a smaller copy. */
export async function isOwnPicture(tx: Tx, buyerId: number, address: string): Promise<boolean> {
  const large = address.replace(/-(?:small|tiny)\.webp$/, "");
  const own = await tx.first(
    tx.db
      .selectFrom("buyer_pictures")
      .select("address")
      .where("buyer_id", "=", buyerId)
      .where("address", "in", [address, `${large}.jpg`, `${large}.png`]),
  );
  return own !== undefined;
}
