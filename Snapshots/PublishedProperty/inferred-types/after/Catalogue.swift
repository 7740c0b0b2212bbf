import Foundation
import Observation

struct Filter {
  static let all = Filter()
}

@Observable
final class Catalogue {
  var filter = Filter.all
  var names = [String]()
  var counts: [String: Int] = [:]
  var lastRead = Optional<Date>.none
  var formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 1
    return formatter
  }()
  var onSelect: (String) -> Void = { _ in }
}
