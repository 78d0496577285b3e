/**
 * @generated SignedSource<<9484b29f4fbe0bc42f8bd0943e1a04cb>>
 * @relayHash 1ece8ef5715786a608abcd84351694b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ece8ef5715786a608abcd84351694b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrdersPageQuery } from './OwnOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ece8ef5715786a608abcd84351694b0",
    "metadata": {},
    "name": "OwnOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
