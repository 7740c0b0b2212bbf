// A header.

import Combine

import SwiftUI

final class Shed: ObservableObject {
  @Published var tools = 3
}
