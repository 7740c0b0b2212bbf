import SwiftUI

@Observable
final class Garden {
  var beds = 2
}
