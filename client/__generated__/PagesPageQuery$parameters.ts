/**
 * @generated SignedSource<<349f1cc3114f5099fa9bfd055dacdb55>>
 * @relayHash 84ed2fb69b5935ad17a2f30eec615303
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84ed2fb69b5935ad17a2f30eec615303

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagesPageQuery } from './PagesPageQuery.graphql';

const node: PreloadableConcreteRequest<PagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84ed2fb69b5935ad17a2f30eec615303",
    "metadata": {},
    "name": "PagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
