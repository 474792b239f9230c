// Mocha adds what the command line names to `spec`, so a file named there would bring the whole suite with it.
const named = process.argv.slice(2).some((word) => /^--spec\b|\.test\.ts$/.test(word));

module.exports = {
  ...(named ? {} : { spec: ['test/**/*.test.ts'] }),
  // For what hangs. Nothing passes because of it: with fifteen busy processes beside it, what takes six seconds takes a minute.
  timeout: 300_000,
  'forbid-only': true,
  reporter: 'spec',
  require: ['./test/support/hooks.ts'],
  exit: true,
};
