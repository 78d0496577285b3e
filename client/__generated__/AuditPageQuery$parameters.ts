/**
 * @generated SignedSource<<f3929ed500380cd75bc5d214b8a381be>>
 * @relayHash 4fac8e20eb5a463641e1f641dce860a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fac8e20eb5a463641e1f641dce860a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fac8e20eb5a463641e1f641dce860a9",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
