# One image per application: docker build --target bookings .
FROM node:20.20.2-bookworm-slim AS node

FROM node AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN NX_DAEMON=false NX_TUI=false npx nx run-many --target=build --exclude=standalone

FROM node AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force

FROM node AS application
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 HEALTH_PORT=9090 NODE_OPTIONS=--enable-source-maps
COPY --from=dependencies /app ./
USER node
EXPOSE 9090
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

FROM application AS bff
COPY --from=build /src/dist/apps/web dist/apps/web
COPY --from=build /src/dist/apps/bff dist/apps/bff
EXPOSE 3000
CMD ["node", "dist/apps/bff/main.js"]

FROM application AS bookings
COPY --from=build /src/dist/apps/bookings dist/apps/bookings
CMD ["node", "dist/apps/bookings/main.js"]

FROM application AS admin-auth
COPY --from=build /src/dist/apps/admin-auth dist/apps/admin-auth
CMD ["node", "dist/apps/admin-auth/main.js"]

FROM application AS notifications
COPY --from=build /src/dist/apps/notifications dist/apps/notifications
CMD ["node", "dist/apps/notifications/main.js"]

FROM application AS media
COPY --from=build /src/dist/apps/media dist/apps/media
CMD ["node", "dist/apps/media/main.js"]
