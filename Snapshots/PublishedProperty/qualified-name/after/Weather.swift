import SwiftUI

@Observable
final class Weather {
  var degrees = 20
  var isRaining = false

  init(degrees: Int = 20) {
    self.degrees = degrees
  }
}
