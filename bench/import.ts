import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { hash } from "@node-rs/argon2";
import type { FastifyInstance } from "fastify";
import { openDatabase } from "../framework/server/database/openDatabase.ts";
import { resources } from "../resources/index.ts";
import { createServer } from "../server/app.ts";
import { rules } from "../server/modules.ts";
import { prepareSchema } from "../server/open.ts";
import { startPostgres } from "../tests/postgres.ts";
import { type Figure, requireAtLeast } from "./figure.ts";

const suppliers = 10_000;
const companies = 5000;
const contactsEach = 3;
const products = 5000;
const skusEach = 3;

/** Imports files of several sizes and shapes, each into a new shop. */
export async function benchImport(): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (!postgres)
    throw new Error("there is no PostgreSQL here: install postgresql, or set TEST_DATABASE_URL");
  const database = await openDatabase({ url: await postgres.createDatabase() });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "markethall-bench-"));
  await prepareSchema(database);
  const { app, close } = await createServer({ database, resources, rules, dataDir });
  try {
    await app.ready();
    const shops = await addShops(database.pool, 3);
    const flat = await measureSeconds(app, shops[0] ?? "", "member/supplier", flatSuppliers());
    const grouped = await measureSeconds(
      app,
      shops[1] ?? "",
      "member/supplier",
      groupedSuppliers(),
    );
    const goods = await measureSeconds(app, shops[2] ?? "", "member/goods", shopifyProducts());
    return [
      requireAtLeast(
        `SKUs a second, of ${products} new products with ${skusEach} each in a file of Shopify`,
        (products * skusEach) / goods,
        1000,
      ),
      requireAtLeast(`new suppliers a second, of ${suppliers}`, suppliers / flat, 2000),
      requireAtLeast(
        `contacts a second, of ${companies} new suppliers with ${contactsEach} each`,
        (companies * contactsEach) / grouped,
        1000,
      ),
    ];
  } finally {
    await close();
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Pool = Awaited<ReturnType<typeof openDatabase>>["pool"];
async function addShops(pool: Pool, count: number): Promise<string[]> {
  const password = await hash("bench");
  const names = Array.from({ length: count }, (_, index) => `importer${index}`);
  for (const name of names)
    await pool.query(
      `with shop as (insert into shops (name) values ($1) returning id),
       owner as (insert into members (shop_id, username, main) select id, $1, true from shop returning id)
       insert into credentials (member_id, password_hash) select id, $2 from owner`,
      [name, password],
    );
  return names;
}

/** Runs one import with the calls that a browser makes; returns the seconds from start to end. */
async function measureSeconds(
  app: FastifyInstance,
  username: string,
  api: string,
  file: string,
): Promise<number> {
  const login = await app.inject({
    method: "POST",
    url: "/api/common/login",
    payload: { username, password: "bench" },
  });
  if (login.json().code !== 200) throw new Error(login.body.slice(0, 300));
  const headers = { authorization: `Bearer ${login.json().data.token}` };
  const post = async (
    call: string,
    payload: string | Buffer | object,
    more: Record<string, string> = {},
  ) => {
    const answer = await app.inject({
      method: "POST",
      url: `/api/${api}/${call}`,
      payload,
      headers: { ...headers, ...more },
    });
    if (answer.json().code !== 200) throw new Error(`${call}: ${answer.body.slice(0, 500)}`);
    return answer.json().data;
  };
  const head =
    'content-disposition: form-data; name="file"; filename="rows.csv"\r\ncontent-type: text/csv';
  const { importId, mapping, dialect } = await post(
    "importPreview",
    `--cut\r\n${head}\r\n\r\n${file}\r\n--cut--\r\n`,
    {
      "content-type": "multipart/form-data; boundary=cut",
    },
  );
  const began = performance.now();
  await post("importRun", { importId, mapping, dialect, key: null, dryRun: false, add: true });
  for (;;) {
    const answer = await app.inject({
      url: `/api/${api}/importStatus?importId=${importId}`,
      headers,
    });
    const { state, failed, errors, message } = answer.json().data;
    if (state === "done" && failed === 0) return (performance.now() - began) / 1000;
    if (state !== "running")
      throw new Error(`${state}: ${message} ${JSON.stringify(errors).slice(0, 500)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const flatSuppliers = (): string =>
  [
    "name,contact,phone,email,address,creditLimit,paymentDays,supplies,remark",
    ...Array.from(
      { length: suppliers },
      (_, index) =>
        `Supplier ${index},Contact ${index},0400 000 000,s${index}@example.com,${index} George Street,${index}.50,30,pantry; fresh,Remark ${index}`,
    ),
  ].join("\r\n");
const groupedSuppliers = (): string =>
  [
    "name,phone,contacts.name,contacts.role,contacts.phone",
    ...Array.from({ length: companies * contactsEach }, (_, index) => {
      const [company, place] = [Math.floor(index / contactsEach), index % contactsEach];
      return `Company ${company},${place === 0 ? "0400 000 000" : ""},Person ${index},Role ${place},0400 000 001`;
    }),
  ].join("\r\n");
const shopifyProducts = (): string =>
  [
    "Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode",
    ...Array.from({ length: products * skusEach }, (_, index) => {
      const [product, place] = [Math.floor(index / skusEach), index % skusEach];
      const own =
        place === 0
          ? `Product ${product},"<p>What product ${product} is, and <strong>what for</strong>.</p>",Vendor ${product % 50},Type ${product % 20},"tag ${product % 30}, tag ${product % 7}",Size`
          : ",,,,,";
      return `product-${product},${own},Size ${place},CODE-${index},${100 + place},5,${10 + place}.50,${20 + place},93${index}`;
    }),
  ].join("\r\n");
