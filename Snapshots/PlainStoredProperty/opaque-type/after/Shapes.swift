import SwiftUI

@Observable
final class Shapes {
  var count = 0
  @ObservationIgnored var outline: some Hashable = 1
}
