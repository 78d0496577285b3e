/**
 * @generated SignedSource<<70f9c30022bcb4fee91ba73c5d3c7c7b>>
 * @relayHash 8eccc842f36242c3895798add4ffb579
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8eccc842f36242c3895798add4ffb579

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8eccc842f36242c3895798add4ffb579",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
