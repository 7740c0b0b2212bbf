import SwiftUI

@available(*, deprecated, message: "Use Almanac") final class Calendar2: ObservableObject {
  @Published var year = 2024
}
