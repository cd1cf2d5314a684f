// The built server, as `npm start` runs it.
import path from "node:path";

const { main } = await import(path.resolve("dist/server/main.js"));
await main();
