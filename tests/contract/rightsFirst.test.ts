import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  getCallPath,
  listCalls,
  type Resource,
  type StandardOperation,
  toPermission,
} from "../../framework/schema/index.ts";
import { resources as declared } from "../../resources/index.ts";
import { startTestServer, type TestServer } from "../testServer.ts";

const resources: readonly Resource[] = declared;
let server: TestServer;
const withoutRights = { shop: "", platform: "" };
beforeAll(async () => {
  server = await startTestServer();
  withoutRights.shop = await server.hire([]);
  withoutRights.platform = await server.hire([], null);
}, 120_000);
afterAll(() => server.close());

/** Bodies that no call can parse, or that contain fields that no resource has. */
const malformed: readonly (readonly [string, string])[] = [
  ["application/json", "{"],
  ["application/json", "[1]"],
  ["application/json", '{"__proto__":1}'],
  ["application/json", '{"noSuchField":1,"id":"x","ids":"x","values":3,"version":"x"}'],
  ["application/x-www-form-urlencoded", "a[b][c][d][e][f][g][h]=1"],
  ["text/xml", "<a/>"],
];

describe("S24: the right is checked before the body is read", () => {
  test.each(resources.map((resource) => [resource.name, resource] as const))(
    "%s",
    async (_name, resource) => {
      const shop = resource.owner === "shop" ? "harbour" : null;
      const looking = await server.hire([resource.access], shop);
      const anonymous = shop ? withoutRights.shop : withoutRights.platform;
      const send = async (
        user: string,
        method: "GET" | "POST" | "PUT" | "DELETE",
        url: string,
        body?: readonly [string, string],
      ) => {
        const answer = await server.request(user, {
          method,
          url,
          ...(body && { payload: body[1], headers: { "content-type": body[0] } }),
        });
        return {
          status: answer.statusCode,
          ...(answer.json() as { code: number; data: { permission?: string } }),
        };
      };

      const posts: [call: string, right: string | null][] = [
        ...resource.actionList.map((action): [string, string] => [
          `/api/${resource.api}/${action.call}`,
          toPermission(resource, action.name),
        ]),
        ...listCalls(resource).flatMap(([name, declared]): [string, string][] =>
          declared.method === "POST" && declared.right
            ? [
                [
                  `/api/${getCallPath(resource, name, declared)}`,
                  toPermission(resource, declared.right),
                ],
              ]
            : [],
        ),
      ];
      const has = (operation: StandardOperation) =>
        !resource.readOnly && resource.operations.includes(operation);
      if (has("create") || has("edit")) posts.push([`/api/${resource.api}/editSubmit`, null]);
      if (has("delete"))
        posts.push([`/api/${resource.api}/delete`, toPermission(resource, "delete")]);
      if (has("edit")) {
        posts.push([`/api/${resource.api}/bulkEdit`, toPermission(resource, "edit")]);
        posts.push([`/api/${resource.api}/revert`, toPermission(resource, "edit")]);
        if (resource.parent)
          posts.push([`/api/${resource.api}/move`, toPermission(resource, "edit")]);
      }
      if (resource.operations.includes("import") && !resource.readOnly && !resource.singleton)
        for (const call of ["importPreview", "importRun", "importCancel", "importPictures"])
          posts.push([`/api/${resource.api}/${call}`, toPermission(resource, "import")]);

      for (const [url, right] of posts)
        for (const body of malformed) {
          const answer = await send(looking, "POST", url, body);
          expect(answer.code, `${url} ${body[1]}: ${JSON.stringify(answer)}`).toBe(403);
          if (right) expect(answer.data.permission, url).toBe(right);
          expect((await send(anonymous, "POST", url, body)).code, url).toBe(403);
        }

      const rest = `/api/rest/${resource.name}`;
      expect((await send(anonymous, "GET", `${rest}?range=nonsense&filter={`)).status).toBe(403);
      expect((await send(anonymous, "GET", `${rest}/x`)).status).toBe(403);
      expect(
        (await send(anonymous, "GET", `/api/${resource.api}/getList?page=x&nothing=1`)).code,
      ).toBe(403);
      expect((await send(anonymous, "GET", `/api/${resource.api}/get?id=x`)).code).toBe(403);
      // A call of an operation that the resource does not have does not exist for anybody.
      const statusFor = (operation: StandardOperation) => (has(operation) ? 403 : 404);
      for (const body of malformed) {
        expect((await send(looking, "POST", rest, body)).status, body[1]).toBe(statusFor("create"));
        expect((await send(looking, "PUT", `${rest}/x`, body)).status, body[1]).toBe(
          statusFor("edit"),
        );
        expect((await send(looking, "DELETE", `${rest}/x`, body)).status, body[1]).toBe(
          statusFor("delete"),
        );
      }
    },
  );

  test("an actor with the right gets the errors of the body, and a body of nothing names the right", async () => {
    const json = { "content-type": "application/json" };
    const broken = await server.request("harbour", {
      method: "POST",
      url: "/api/member/supplier/editSubmit",
      payload: "{",
      headers: json,
    });
    expect(broken.json()).toMatchObject({ code: 400 });

    const editor = await server.hire(["config:supplier", "config:supplier:edit"]);
    const create = await server.post(editor, "member/supplier/editSubmit", { nothing: 1 });
    expect(create).toMatchObject({ code: 403, data: { permission: "config:supplier:create" } });
    const edit = await server.post(editor, "member/supplier/editSubmit", { id: "x", nothing: 1 });
    expect(edit).toMatchObject({ code: 400 });
  });
});
