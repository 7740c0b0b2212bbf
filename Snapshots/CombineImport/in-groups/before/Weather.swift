import Combine

import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}
