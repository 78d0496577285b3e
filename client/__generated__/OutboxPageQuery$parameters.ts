/**
 * @generated SignedSource<<42e4a967f9068a9cd14c2e327aae5c67>>
 * @relayHash 5a180c46b2381a34f560efb8e08f11c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 876f02f0eccaf50986dde1b1d302de0bbdc2ad492d4a60f8aaf24d65d3f24979

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutboxPageQuery } from './OutboxPageQuery.graphql';

const node: PreloadableConcreteRequest<OutboxPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "876f02f0eccaf50986dde1b1d302de0bbdc2ad492d4a60f8aaf24d65d3f24979",
    "metadata": {},
    "name": "OutboxPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
