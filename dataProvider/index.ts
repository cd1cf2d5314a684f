export { createAppClient } from "./appClient.ts";
export { createDataProvider, type DataProviderOptions } from "./createDataProvider.ts";
export { createEnvelope, type Envelope } from "./envelope.ts";
export { createTransport, type TransportOptions } from "./transport.ts";
