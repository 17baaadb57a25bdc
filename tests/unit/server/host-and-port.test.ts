import { readAddress, browserAddress } from "@/server/host-and-port.mjs";

test("serves on port 3000 of this machine alone unless told otherwise", () => {
  expect(readAddress({})).toEqual({ host: "127.0.0.1", port: 3000 });
  expect(readAddress({ HOST: "", PORT: "" })).toEqual({ host: "127.0.0.1", port: 3000 });
  expect(readAddress({ HOST: "0.0.0.0", PORT: "8080" })).toEqual({ host: "0.0.0.0", port: 8080 });
});

test.each(["abc", "0", "65536", "80.5", "-1", " 80"])("refuses %j as a port", (port) => {
  expect(() => readAddress({ PORT: port })).toThrow(
    `PORT must be a whole number from 1 to 65535, not "${port}".`,
  );
});

test.each([
  ["127.0.0.1", "http://localhost:3000"],
  ["0.0.0.0", "http://localhost:3000"],
  ["::", "http://localhost:3000"],
  ["192.168.1.5", "http://192.168.1.5:3000"],
  ["fd00::5", "http://[fd00::5]:3000"],
])("names the site on host %s as %s", (host, url) => {
  expect(browserAddress({ host, port: 3000 })).toBe(url);
});
