/**
 * @generated SignedSource<<52af6cd2594bff62c4a25e5f98452f78>>
 * @relayHash d2c6690be6c59968640675ff4b61c65c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e332a23f25230acbccd32d3150d390884395601c3135c23a7b474ef953fc495e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e332a23f25230acbccd32d3150d390884395601c3135c23a7b474ef953fc495e",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
