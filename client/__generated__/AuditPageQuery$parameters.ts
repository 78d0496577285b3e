/**
 * @generated SignedSource<<f326ef0e4047ae8dcf4afae1e1386a5d>>
 * @relayHash 513e56025cc925e7a04722849b91d7b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b9de70a9cd2c9528f0da50e2c4723e957efbe94573feef586dd36a82baf0357

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b9de70a9cd2c9528f0da50e2c4723e957efbe94573feef586dd36a82baf0357",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
