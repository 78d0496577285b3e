/**
 * @generated SignedSource<<9ab8f29d6ec7dce137a4069796b209ce>>
 * @relayHash b285663f7db011bd9f7f10779de21c01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d7e3b2d347f2fe72c5a01afc02ebb60f3fac2468f528d615661b05f2152a801

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d7e3b2d347f2fe72c5a01afc02ebb60f3fac2468f528d615661b05f2152a801",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
