import type { FastifyInstance } from "fastify";
import { readAsCustomer } from "../../core/server/storefront/buyerCall.ts";
import { notFound } from "../../framework/server/domainError.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { sendFile } from "../../framework/server/files/registerFiles.ts";
import { requireBuyer } from "./addBuyerCall.ts";
import type { BuyerSessions } from "./buyerSessions.ts";
import { isOwnPicture } from "./ownPictures.ts";

/** Serves the private pictures that a buyer has uploaded, below the storefront's path. */
export function addOwnFiles(store: FastifyInstance, engine: Engine, sessions: BuyerSessions): void {
  store.get("/files/*", async (request, reply) => {
    const buyer = await requireBuyer(sessions, request);
    const { "*": name = "" } = request.params as { "*"?: string };
    const own = await readAsCustomer(engine.database, (tx) =>
      isOwnPicture(tx, buyer.id, `/files/${name}`),
    );
    if (!own || !engine.files) throw notFound();
    return sendFile(reply, engine.files, name);
  });
}
