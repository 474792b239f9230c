import { createServer } from 'node:http';

// Stands in for the simulator: it serves its port.
createServer((_, response) => response.end('{}')).listen(Number(process.env.SIMULATOR_PORT), '127.0.0.1');
