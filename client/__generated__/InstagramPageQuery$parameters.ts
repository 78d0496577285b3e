/**
 * @generated SignedSource<<fc96839a3f5714dd5844761ca8b7deff>>
 * @relayHash 375ee05386a5254e7d0c366446094922
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 375ee05386a5254e7d0c366446094922

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InstagramPageQuery } from './InstagramPageQuery.graphql';

const node: PreloadableConcreteRequest<InstagramPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "375ee05386a5254e7d0c366446094922",
    "metadata": {},
    "name": "InstagramPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
