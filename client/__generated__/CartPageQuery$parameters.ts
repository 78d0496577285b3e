/**
 * @generated SignedSource<<bc4d800477013390ce48874e85246d3f>>
 * @relayHash d05d097d6790146f2d9c817b86a885e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 572b835ee7b0735356b7623174ea10dd1a01c07337002a77308381d60e197eb8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "572b835ee7b0735356b7623174ea10dd1a01c07337002a77308381d60e197eb8",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
