/**
 * @generated SignedSource<<253c35fcae6692fb9386dcf3d65d0b16>>
 * @relayHash 07a2f38b40a4b6fc4c30ebded40d651d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07a2f38b40a4b6fc4c30ebded40d651d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07a2f38b40a4b6fc4c30ebded40d651d",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
