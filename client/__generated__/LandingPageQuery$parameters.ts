/**
 * @generated SignedSource<<c52f10a007d3a0dc8528d03e0a7055a0>>
 * @relayHash f483f200ead99577fcd8b6ae7378e5ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f483f200ead99577fcd8b6ae7378e5ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f483f200ead99577fcd8b6ae7378e5ce",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
