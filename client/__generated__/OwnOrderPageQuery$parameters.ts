/**
 * @generated SignedSource<<bdf6807e9e78b0fa2abe78a995f72d6a>>
 * @relayHash 6b7d00f5ae615c4731fab6506fc45737
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25efe0b016d9794f1f982cfbef76456bb9363df03e0604f2ea8d9dd669b578bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25efe0b016d9794f1f982cfbef76456bb9363df03e0604f2ea8d9dd669b578bb",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
