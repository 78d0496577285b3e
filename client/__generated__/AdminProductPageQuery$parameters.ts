/**
 * @generated SignedSource<<7aac8ab6ac960b1acdceba8fe454675c>>
 * @relayHash 1862d1458e658a338a2df20b3a3c4a19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ab14fd113d40d935b42f340079aea5dcc908cb1209dc2dbd96c3ac0154cba97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ab14fd113d40d935b42f340079aea5dcc908cb1209dc2dbd96c3ac0154cba97",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
