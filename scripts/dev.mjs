// `npm run dev`: one process. The browser's side reloads as it is edited; an edit of the server's side starts its calls anew.
import path from "node:path";
import { createServer } from "vite";

const port = Number(process.env.PORT ?? 3000);
const vite = await createServer({
  configFile: path.resolve("vite.config.ts"),
  appType: "spa",
  server: { port, strictPort: true, host: true, watch: { ignored: ["**/data/**", "**/dist/**", "**/migrations/**"] } },
});
const load = async () => (await vite.ssrLoadModule(path.resolve("server/dev.ts"))).connect();
let api = load();
const ofServer = /[\\/](server|framework[\\/](server|schema)|resources|i18n)[\\/]/;
vite.watcher.on("change", (file) => {
  if (!ofServer.test(path.relative(process.cwd(), file).padStart(1, "/")) || /\.test\./.test(file)) return;
  const before = api;
  api = before
    .then((old) => old.close())
    .catch(() => {})
    .then(load);
  api.then(
    () => console.log(`The server reloaded: ${path.relative(process.cwd(), file)}`),
    (error) => console.error(error.message ?? error),
  );
});
// The API's paths go to its own handler, everything else to Vite.
vite.middlewares.stack.unshift({
  route: "",
  handle: (request, response, next) => {
    if (!/^\/(api|files)\//.test(request.url ?? "")) return next();
    api
      .then((server) => server.handle(request, response))
      .catch((error) => {
        response.statusCode = 503;
        response.end(String(error.message ?? error));
      });
  },
});
await vite.listen();
const { demoLogins } = await api.catch((error) => ({ demoLogins: String(error.message ?? error) }));
console.log(`Markethall is at http://localhost:${port}, reloading as you edit`);
console.log(demoLogins);
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, async () => {
    await (await api.catch(() => null))?.close();
    await vite.close();
    process.exit(0);
  });
