/**
 * @generated SignedSource<<27d5d246f15be2270a22929951bcabed>>
 * @relayHash f4c54e5885ad8fad1de06ef53a56ecd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4c54e5885ad8fad1de06ef53a56ecd3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrdersPageQuery } from './OwnOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4c54e5885ad8fad1de06ef53a56ecd3",
    "metadata": {},
    "name": "OwnOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
