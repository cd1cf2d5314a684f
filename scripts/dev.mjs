// `npm run dev`: one process. Edits of the browser's code are hot reloaded; edits of the server's
// code restart the API.
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { createServer } from "vite";
import { isServerSource } from "./serverSources.mjs";

const port = Number(process.env.PORT ?? 3000);
const vite = await createServer({
  configFile: path.resolve("vite.config.ts"),
  appType: "spa",
  server: { port, strictPort: true, host: true, watch: { ignored: ["**/data/**", "**/dist/**"] } },
});
/** Code errors that Vite has already shown with their location. */
const shown = new WeakSet();
async function load() {
  const { connect } = await vite.ssrLoadModule(path.resolve("server/dev.ts")).catch((error) => {
    shown.add(error);
    throw error;
  });
  return connect();
}
/** Errors that the user can fix are shown without a stack. */
function describeError(error) {
  if (error.expected || shown.has(error)) return stripVTControlCharacters(error.message);
  vite.ssrFixStacktrace(error);
  return error.stack ?? error.message;
}
function t(error) {
  if (!shown.has(error)) console.error(describeError(error));
  console.error("Waiting for changes …");
}
function fail(error) {
  console.error(describeError(error));
  process.exit(1);
}

// Binds the address first: a second process on it must not touch the database.
const listening = vite.listen();
let api = listening.then(load);
const changed = new Set();
let waiting;
/**
 * Restarts the API once for files that are edited together: a migration is written as two files.
 */
function reload() {
  const names = [...changed].join(", ");
  changed.clear();
  api = api
    .then((old) => old.close())
    .catch(() => {})
    .then(load);
  api.then(
    () => {
      console.log(`The server reloaded: ${names}`);
      // Removes the overlay of the last error from the page.
      vite.environments.client.hot.send({ type: "update", updates: [] });
    },
    (error) => {
      t(error);
      vite.environments.client.hot.send({
        type: "error",
        err: { message: describeError(error), stack: "" },
      });
    },
  );
}
vite.watcher.on("all", (event, file) => {
  const name = path.relative(process.cwd(), file);
  if (!["add", "change", "unlink"].includes(event) || !isServerSource(name)) return;
  changed.add(name);
  clearTimeout(waiting);
  waiting = setTimeout(reload, 150);
});
// The API's paths are served by its own handler, everything else by Vite.
vite.middlewares.stack.unshift({
  route: "",
  handle: (request, response, next) => {
    if (!/^\/(api|files)\//.test(request.url ?? "")) return next();
    api
      .then((server) => server.handle(request, response))
      .catch((error) => {
        response.writeHead(503, { "content-type": "application/json; charset=utf-8" });
        response.end(
          JSON.stringify({
            code: 503,
            message: describeError(error),
            data: { error: "notStarted" },
          }),
        );
      });
  },
});
await listening.catch((error) => {
  if (/already in use/.test(error.message)) error.expected = true;
  fail(error);
});
const started = await api.catch((error) => {
  // Editing files cannot fix a database that is unavailable.
  if (error.name === "DatabaseError" || error.name === "ConfigError") fail(error);
  t(error);
});
console.log(`Markethall is at http://localhost:${port} and reloads when you edit`);
if (started?.demoLogins) console.log(started.demoLogins);
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, async () => {
    await (await api.catch(() => null))?.close();
    await vite.close();
    process.exit(0);
  });
