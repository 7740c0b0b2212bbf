// Weather.swift


import Foundation
import Observation


@Observable
final class Weather {
  var degrees = 20
}
