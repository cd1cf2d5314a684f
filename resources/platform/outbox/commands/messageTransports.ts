import type { Transports } from "../../../../core/transport.ts";
import { defineService } from "../../../../framework/server/services.ts";

/** The transports of e-mails and text messages. */
export const messageTransports = defineService<Transports>("messageTransports");
