import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}
