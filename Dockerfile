# The shop as an image; docs/deploy.md says how to build and run it, and how to pin the image below
# by its digest.

FROM node:24.21.0-slim AS build
WORKDIR /shop
COPY .npmrc package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The owner's .env is there for this one step and stays in no layer.
RUN --mount=type=secret,id=env,target=/shop/.env npm run build

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NEXT_TELEMETRY_DISABLED=1
WORKDIR /shop
COPY --from=build /shop/.next/host ./
# The files belong to root: the server cannot change what it serves.
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
