// A header.

import SwiftUI

@Observable
final class Shed {
  var tools = 3
}
