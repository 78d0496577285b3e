/**
 * @generated SignedSource<<9bc8444f4eeec2cd19d36f9a87e71239>>
 * @relayHash 37138ab663470e8daa71941bb34afc24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1ec1d25fbff44d28c1fb7a7e62f120106b8f696f24d6bc16d50500a72d0fa26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1ec1d25fbff44d28c1fb7a7e62f120106b8f696f24d6bc16d50500a72d0fa26",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
