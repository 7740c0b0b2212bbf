import SwiftUI

@Observable
final class Pond {
  var fish = 3
}
