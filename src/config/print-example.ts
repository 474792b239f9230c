import { exampleEnvironment } from './example.ts';

process.stdout.write(exampleEnvironment());
