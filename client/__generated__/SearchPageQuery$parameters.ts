/**
 * @generated SignedSource<<5f6e53e64db3d280f24762b2b5fef4f7>>
 * @relayHash a5f7ee0c786d2b080223dbb6ba9094aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e05f2b0e35fa18f825228a79627a5e2ee688d06f6a5c7717ac60bd788540887f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e05f2b0e35fa18f825228a79627a5e2ee688d06f6a5c7717ac60bd788540887f",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
