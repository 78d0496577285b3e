/**
 * @generated SignedSource<<ea650e603e4de43fec3d1c3ad6ec12a1>>
 * @relayHash 016ff1cf2838c494885eb8a6f8480743
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 016ff1cf2838c494885eb8a6f8480743

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfigPageQuery } from './ConfigPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfigPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "016ff1cf2838c494885eb8a6f8480743",
    "metadata": {},
    "name": "ConfigPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
