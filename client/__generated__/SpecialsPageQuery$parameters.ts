/**
 * @generated SignedSource<<d3096d95bfecb6c74b6171ccb8b5648d>>
 * @relayHash d18be06cec7eae95ed65eeb5ee60aeba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d18be06cec7eae95ed65eeb5ee60aeba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpecialsPageQuery } from './SpecialsPageQuery.graphql';

const node: PreloadableConcreteRequest<SpecialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d18be06cec7eae95ed65eeb5ee60aeba",
    "metadata": {},
    "name": "SpecialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
