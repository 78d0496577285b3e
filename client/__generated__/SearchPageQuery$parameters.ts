/**
 * @generated SignedSource<<61a5ff3228b7390199c64e8f2d4f8f13>>
 * @relayHash 79abde28c7caa1d23e809bb4ee819156
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6e8388d15e5ebadaada136f2c452822f2963d2a6548682e26c7e5a2ab440297

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6e8388d15e5ebadaada136f2c452822f2963d2a6548682e26c7e5a2ab440297",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
