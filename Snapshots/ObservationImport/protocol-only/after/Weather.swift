import SwiftUI

@Observable
final class Weather: Station {
  var degrees = 20
}
