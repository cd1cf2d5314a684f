// The thread of the embedded database: PGlite behind its socket, so that a long query stops no
// request. It is started from its text, which is the same in sources, tests and the bundle;
// packages come as addresses.
const { parentPort, workerData } = require("node:worker_threads");
const { readFile } = require("node:fs/promises");

/**
 * The archive as PGlite takes it; read once, where a blob of what was read would be a second copy,
 * and its bytes a third.
 */
class Archive extends Blob {
  #file;
  constructor(file) {
    super([]);
    this.#file = file;
  }
  async arrayBuffer() {
    const { buffer, byteOffset, byteLength } = await readFile(this.#file);
    return byteOffset === 0 && byteLength === buffer.byteLength
      ? buffer
      : buffer.slice(byteOffset, byteOffset + byteLength);
  }
}

async function start() {
  const [{ PGlite }, { PGLiteSocketServer }, { pg_trgm }, { btree_gin }] = await Promise.all(
    workerData.modules.map((address) => import(address)),
  );
  const db = await PGlite.create({
    dataDir: workerData.dataDir,
    loadDataDir: workerData.archive ? new Archive(workerData.archive) : undefined,
    extensions: { pg_trgm, btree_gin },
    relaxedDurability: false,
  });
  const server = new PGLiteSocketServer({ db, path: workerData.socket, maxConnections: 4 });
  await server.start();
  const work = {
    ping: async () => {},
    dump: async () => new Uint8Array(await (await db.dumpDataDir("none")).arrayBuffer()),
    close: async () => {
      await server.stop();
      await db.close();
    },
  };
  parentPort.on("message", async ({ call, id }) => {
    try {
      parentPort.postMessage({ id, result: await work[call]() });
    } catch (error) {
      parentPort.postMessage({ id, error: String(error?.message ?? error) });
    }
  });
  parentPort.postMessage({ ready: true });
}
start().catch((error) => parentPort.postMessage({ failed: String(error?.message ?? error) }));
