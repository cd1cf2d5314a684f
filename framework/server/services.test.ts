import { expect, test } from "vitest";
import { defineService, provide, Services } from "./services.ts";

const greeting = defineService<string>("greeting");
const rounds = defineService<number>("rounds");

test("a service is found by its key, even where its value is falsy", () => {
  const services = new Services([provide(greeting, "hello"), provide(rounds, 0)]);
  const found: string = services.get(greeting);
  expect([found, services.get(rounds)]).toEqual(["hello", 0]);
});

test("a service that was not provided is an error with the name of its key", () => {
  expect(() => new Services([provide(greeting, "hello")]).get(rounds)).toThrow(
    'The service "rounds" is not provided',
  );
});

test("two keys of one name are two services", () => {
  const other = defineService<string>("greeting");
  const services = new Services([provide(greeting, "hello"), provide(other, "hi")]);
  expect([services.get(greeting), services.get(other)]).toEqual(["hello", "hi"]);
});

test("a service is provided once, and with a value of its key's type", () => {
  expect(() => new Services([provide(greeting, "hello"), provide(greeting, "hi")])).toThrow(
    'The service "greeting" is provided twice',
  );
  // @ts-expect-error a number is no greeting
  provide(greeting, 1);
});
