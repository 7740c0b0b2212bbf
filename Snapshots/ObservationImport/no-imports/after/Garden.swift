//  Garden.swift
//  Created for the garden.

import Observation

@Observable
final class Garden {
  var beds = 0
}
