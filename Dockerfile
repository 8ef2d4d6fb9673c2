# One image per application, all from this file:
#   docker build --target bookings --tag hearthstay/bookings .
# Targets: bff, bookings, admin-auth, notifications, media; standalone, which is all of them in one process; and
# data-transfer, which exports and imports all data.
# With podman, `--format docker` keeps HEALTHCHECK, which its own format does not know.

# A tag can be moved to another image. Who wants the same one for certain names it by its digest, which their registry
# tells:
#   docker build --build-arg NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim@sha256:…
# The version is that of .node-version.
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim
FROM ${NODE_IMAGE} AS node
WORKDIR /app

# ---- Everything is built once, whichever image is asked for.
FROM node AS build
ENV NX_DAEMON=false NX_TUI=false
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
# What the metrics name as the commit of the program: --build-arg COMMIT="$(git rev-parse HEAD)"
ARG COMMIT
RUN npx nx run-many --target=build && mkdir /data

# ---- Packages: for each application those that it imports, in the versions of the one lock file. Its package.json
# comes out of the build, and while it stays the same, so does the layer.
FROM node AS packages
COPY package-lock.json .npmrc ./

FROM packages AS bff-packages
COPY --from=build /app/dist/apps/bff/package.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

FROM packages AS bookings-packages
COPY --from=build /app/dist/apps/bookings/package.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

FROM packages AS admin-auth-packages
COPY --from=build /app/dist/apps/admin-auth/package.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

FROM packages AS notifications-packages
COPY --from=build /app/dist/apps/notifications/package.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

FROM packages AS media-packages
COPY --from=build /app/dist/apps/media/package.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

FROM packages AS standalone-packages
COPY --from=build /app/dist/apps/standalone/package.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

FROM packages AS data-transfer-packages
COPY --from=build /app/dist/apps/data-transfer/package.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

# ---- What runs. Files belong to root and are only read; the user is the image's "node", by number, so that Kubernetes
# can tell that it is not root. Node is process 1 and gets the signals.
FROM node AS runtime
ENV NODE_ENV=production HOST=0.0.0.0
COPY tools/deployment/health-check.sh ./
USER 1000:1000
# Little memory: a small space for new objects, and a collection of the others when they have grown by half. V8 lets
# them grow to three times. `npm start` has the same options.
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=4", "--heap-growing-percent=50"]

FROM runtime AS service
ENV HEALTH_PORT=9090
EXPOSE 9090
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["bash", "health-check.sh", "9090", "/health/ready"]

FROM service AS bff
COPY --from=bff-packages /app/node_modules node_modules
COPY --from=build /app/dist/apps/web dist/apps/web
COPY --from=build /app/dist/apps/bff dist/apps/bff
EXPOSE 3000
CMD ["dist/apps/bff/main.js"]

FROM service AS bookings
COPY --from=bookings-packages /app/node_modules node_modules
COPY --from=build /app/dist/apps/bookings dist/apps/bookings
CMD ["dist/apps/bookings/main.js"]

FROM service AS admin-auth
COPY --from=admin-auth-packages /app/node_modules node_modules
COPY --from=build /app/dist/apps/admin-auth dist/apps/admin-auth
# A command for operators: docker exec <container> node dist/apps/admin-link/main.js <address>
COPY --from=build /app/dist/apps/admin-link dist/apps/admin-link
CMD ["dist/apps/admin-auth/main.js"]

FROM service AS notifications
COPY --from=notifications-packages /app/node_modules node_modules
COPY --from=build /app/dist/apps/notifications dist/apps/notifications
CMD ["dist/apps/notifications/main.js"]

FROM service AS media
COPY --from=media-packages /app/node_modules node_modules
COPY --from=build /app/dist/apps/media dist/apps/media
CMD ["dist/apps/media/main.js"]

# ---- For one house on one machine. Its data is in the volume.
FROM runtime AS standalone
ENV DATA_DIR=/data
COPY --from=standalone-packages /app/node_modules node_modules
COPY --from=build /app/dist/apps/web dist/apps/web
COPY --from=build /app/dist/apps/standalone dist/apps/standalone
COPY --from=build /app/dist/apps/admin-link dist/apps/admin-link
COPY --from=build --chown=1000:1000 /data /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["bash", "health-check.sh", "3000", "/health/ready"]
CMD ["dist/apps/standalone/main.js"]

# ---- A command, to be run beside the others: what it is to do comes after the image's name.
FROM runtime AS data-transfer
ENV DATA_DIR=/data
COPY --from=data-transfer-packages /app/node_modules node_modules
COPY --from=build /app/dist/apps/data-transfer dist/apps/data-transfer
COPY --from=build --chown=1000:1000 /data /data
ENTRYPOINT ["node", "--enable-source-maps", "dist/apps/data-transfer/main.js"]
