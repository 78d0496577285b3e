/**
 * @generated SignedSource<<786f52f4b560ec05aeb1781cdf2ff962>>
 * @relayHash b6b713d549d5e4a8f9164436bbe84be1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6b713d549d5e4a8f9164436bbe84be1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisplayPageQuery } from './DisplayPageQuery.graphql';

const node: PreloadableConcreteRequest<DisplayPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6b713d549d5e4a8f9164436bbe84be1",
    "metadata": {},
    "name": "DisplayPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
