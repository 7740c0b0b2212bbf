import SwiftUI

@available(*, deprecated, message: "Use Almanac") @Observable final class Calendar2 {
  var year = 2024
}
