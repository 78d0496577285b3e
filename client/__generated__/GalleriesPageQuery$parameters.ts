/**
 * @generated SignedSource<<2c857a09af342476ce48a04cb52d41a7>>
 * @relayHash 0e6e1637b63ca2e7b16766f351354ddb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e6e1637b63ca2e7b16766f351354ddb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GalleriesPageQuery } from './GalleriesPageQuery.graphql';

const node: PreloadableConcreteRequest<GalleriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e6e1637b63ca2e7b16766f351354ddb",
    "metadata": {},
    "name": "GalleriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
