//
//  Weather.swift
//  Garden
//

import Combine

/// Outside.
final class Weather: ObservableObject {
  @Published var degrees = 20
}
