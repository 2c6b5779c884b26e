import { parentPort, workerData } from "node:worker_threads";
import { type BusyTimesRequest, readBusyTimes } from "./busy-times.ts";

parentPort?.postMessage(readBusyTimes(workerData as BusyTimesRequest));
