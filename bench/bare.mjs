// The baseline: Node's own http and pg running the server's SQL, without tenancy, validation or
// permissions.
import http from "node:http";
import pg from "pg";

pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1700, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const columns =
  't.id, t.add_time as "addTime", t.add_by as "addBy", t.upd_time as "updTime", t.upd_by as "updBy", t.version, t.shop_id as "shopId", t.name, t.contact, t.phone, t.supplies, t.credit_limit as "creditLimit", t.payment_days as "paymentDays", t.status';
const all = `${columns}, t.email, t.address, t.abn, t.pause_reason as "pauseReason", t.remark`;
const where = "from suppliers t where t.shop_id = $1 and t.deleted_at is null and t.status = $2";
const page = `select ${columns} ${where} order by t.name asc, t.id asc limit 20 offset 0`;
const one = `select ${all} from suppliers t where t.id = $1 and t.shop_id = $2 and t.deleted_at is null`;
const contacts =
  'select t.parent_id as "_parent", t.id, t.name, t.role, t.phone from suppliers_contacts t where t.parent_id = $1 order by t.position';
const total = 900;

const calls = {
  list: async (query) => ({
    list: (await pool.query(page, [query.get("shop"), "active"])).rows,
    total,
  }),
  counted: async () => {
    const list = (
      await pool.query(
        "select id, name from cities t where deleted_at is null order by t.id limit 20",
      )
    ).rows;
    return {
      list,
      total: (await pool.query("select count(*) from cities t where deleted_at is null")).rows[0]
        .count,
    };
  },
  get: async (query) => ({
    ...(await pool.query(one, [query.get("id"), query.get("shop")])).rows[0],
    contacts: (await pool.query(contacts, [query.get("id")])).rows,
  }),
  // A minimal save: lock and read the row, write it, write the audit entry, return the row.
  save: async (query) => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      const before = (await client.query(`${one} for update`, [query.get("id"), query.get("shop")]))
        .rows[0];
      await client.query(
        "update suppliers set payment_days = $2, upd_time = now(), version = version + 1 where id = $1",
        [before.id, query.get("days")],
      );
      await client.query(
        "insert into audit_entries (shop_id, resource, record_id, label, operation, changes) values ($1, 'suppliers', $2, $3, 'edit', $4)",
        [before.shopId, before.id, before.name, "{}"],
      );
      const after = (await client.query(one, [query.get("id"), query.get("shop")])).rows[0];
      await client.query("commit");
      return { ...after, contacts: (await client.query(contacts, [before.id])).rows };
    } finally {
      client.release();
    }
  },
};
http
  .createServer(async (request, response) => {
    const url = new URL(request.url, "http://localhost");
    const data = await calls[url.pathname.slice(1)](url.searchParams);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ code: 200, message: "", data }));
  })
  .listen(Number(process.env.PORT), () => process.send?.("ready"));
