import Combine

import SwiftUI

final class Pond: ObservableObject {
  @Published var fish = 3
}
