/**
 * @generated SignedSource<<f51c4f1e55d4035991bd45c8e6587d04>>
 * @relayHash 66aa418dc6310d2011083099f386c05b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66aa418dc6310d2011083099f386c05b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextPageQuery } from './TextPageQuery.graphql';

const node: PreloadableConcreteRequest<TextPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66aa418dc6310d2011083099f386c05b",
    "metadata": {},
    "name": "TextPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
