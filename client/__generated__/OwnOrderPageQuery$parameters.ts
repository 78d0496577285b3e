/**
 * @generated SignedSource<<99cf926f90e90fab3095d019db8215d9>>
 * @relayHash 51678de23cfab91b321ce077640af0a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 901d354adc8a593822812779f21f3261f13f72b03d2dcb15cbed4b53328f13ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "901d354adc8a593822812779f21f3261f13f72b03d2dcb15cbed4b53328f13ed",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
