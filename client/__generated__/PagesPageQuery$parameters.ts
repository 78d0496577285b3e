/**
 * @generated SignedSource<<32c73bc1e18cf8e64dda7c928af4c165>>
 * @relayHash a8635326ab5a89373b3451e6add19777
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8635326ab5a89373b3451e6add19777

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagesPageQuery } from './PagesPageQuery.graphql';

const node: PreloadableConcreteRequest<PagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8635326ab5a89373b3451e6add19777",
    "metadata": {},
    "name": "PagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
