/**
 * @generated SignedSource<<39df27e2149c8dc4c989e70e12cb9955>>
 * @relayHash b1d3c0aa7d1a6d70be5b2302966308c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b47980e2fff67ae21a18cf960d72f022eb394acced4a14d72ca11dbee4b9972d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b47980e2fff67ae21a18cf960d72f022eb394acced4a14d72ca11dbee4b9972d",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
