/**
 * @generated SignedSource<<3176eee912ea666ded7d5d22ed83b21d>>
 * @relayHash 45bf593784d7504d83f7209af53af230
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45bf593784d7504d83f7209af53af230

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45bf593784d7504d83f7209af53af230",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
