/**
 * @generated SignedSource<<057ea5f86996a9b9781fd58800452eec>>
 * @relayHash 8d51d4119e50c39df9145a20b1d2db5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8987876abb37f1f174730b328546a3a9c69582e081b10440812c026595b8c930

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8987876abb37f1f174730b328546a3a9c69582e081b10440812c026595b8c930",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
