import Combine
import Foundation

struct Filter {
  static let all = Filter()
}

final class Catalogue: ObservableObject {
  @Published var filter = Filter.all
  @Published var names = [String]()
  @Published var counts: [String: Int] = [:]
  @Published var lastRead = Optional<Date>.none
  @Published var formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 1
    return formatter
  }()
  @Published var onSelect: (String) -> Void = { _ in }
}
