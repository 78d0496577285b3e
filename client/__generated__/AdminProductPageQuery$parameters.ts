/**
 * @generated SignedSource<<0d9afe3a14011844a5b2304ad3eee85c>>
 * @relayHash 0a95814e121cdbacc64ff5235b0ee50f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a95814e121cdbacc64ff5235b0ee50f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a95814e121cdbacc64ff5235b0ee50f",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
