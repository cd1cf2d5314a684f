export { consumeEventsQueue } from "../../../core/events/server/consumeEventsQueue.ts";
export { handleEventQueue } from "../../../core/events/server/handleEventQueue.ts";
