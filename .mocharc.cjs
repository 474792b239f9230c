// Mocha adds files from the command line to `spec`, so naming a file would otherwise run the whole suite.
const named = process.argv.slice(2).some((word) => /^--spec\b|\.test\.ts$/.test(word));

module.exports = {
  ...(named ? {} : { spec: ['test/**/*.test.ts'] }),
  // Only ends tests that hang: with fifteen busy processes beside it, a test of six seconds takes a minute.
  timeout: 300_000,
  'forbid-only': true,
  reporter: 'spec',
  require: ['./test/support/hooks.ts'],
  exit: true,
};
