import SwiftUI

import Combine

final class Garden: ObservableObject {
  @Published var beds = 2
}
