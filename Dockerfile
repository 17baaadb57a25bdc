# Builds the shop as an image; docs/deploy.md says how to build and run it.

FROM node:24.21.0-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /shop
COPY .npmrc package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Docker does not build again because a secret has changed, but does for another RELEASE. TRIAL=1 allows made-up numbers.
ARG RELEASE
ARG TRIAL
# Only this step sees the owner's .env. Next.js copies it beside the server, where its secrets must not stay.
RUN --mount=type=secret,id=env,required=true,target=/shop/.env \
  SHOP_IMAGE=1 npm run build && rm -f .next/standalone/.env*

FROM node:24.21.0-slim
ENV NODE_ENV=production PORT=3000 NEXT_TELEMETRY_DISABLED=1
WORKDIR /shop
COPY --from=build /shop/.next/standalone ./
COPY --from=build /shop/.next/static ./.next/static
COPY --from=build /shop/public ./public
# All files belong to root, so that the server cannot change what it serves.
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Platforms set HOSTNAME to the machine's own name, where alone the server would then listen.
CMD ["env", "HOSTNAME=0.0.0.0", "node", "server.js"]
