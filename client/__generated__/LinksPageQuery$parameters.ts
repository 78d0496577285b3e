/**
 * @generated SignedSource<<56319f823bd28424f18df37381a27941>>
 * @relayHash 428b76e8b3c23ba3985f6acfd3ec258e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 428b76e8b3c23ba3985f6acfd3ec258e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LinksPageQuery } from './LinksPageQuery.graphql';

const node: PreloadableConcreteRequest<LinksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "428b76e8b3c23ba3985f6acfd3ec258e",
    "metadata": {},
    "name": "LinksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
