/**
 * @generated SignedSource<<42defe9d7266a4719aa7df6478b5bcef>>
 * @relayHash 89fdd8dc0922c8ff365e30f3836ae729
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70dc30d3adbdcd8f691c9fe28407094288c36d176c0efe18b2a1cb67764b45d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70dc30d3adbdcd8f691c9fe28407094288c36d176c0efe18b2a1cb67764b45d7",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
