//
//  Weather.swift
//  Garden
//

import Observation

/// Outside.
@Observable
final class Weather {
  var degrees = 20
}
